import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { joinSource, splitSource } from '#db/editing/source'
import { entryFields, readEntryFile } from '#db/seed/entry-file'
import { isKindName, type KindName, kinds } from '#domain/content/kinds'
import { describeFields } from '#domain/editing/field-form'
import type { ContentSource } from '#domain/editing/source'
import { readTypedGroup, toTypedGroup } from '#domain/editing/typed-values'
import { locales } from '#domain/site/locale'

const files = globSync('db/content/*/*.yaml').map((file) => {
  const [kind = '', name = ''] = file.split('/').slice(-2)
  return {
    kind,
    slug: name.replace('.yaml', ''),
    source: parse(readFileSync(file, 'utf8')) as ContentSource,
  }
})

function edit(kind: KindName, source: ContentSource): ContentSource {
  const form = describeFields(entryFields(kind))
  const split = splitSource(source)
  const [ar = {}, en = {}] = locales.map((locale) =>
    readTypedGroup(form, toTypedGroup(form, split[locale])),
  )
  return joinSource(kind, { ar, en })
}

it.each(Object.keys(kinds))('records of the kind %s are the same after a form', (kind) => {
  const own = files.filter((file) => file.kind === kind)
  expect(own.length).toBeGreaterThan(0)
  for (const { slug, source } of own) {
    if (!isKindName(kind)) throw new Error(kind)
    const edited = readEntryFile(kind, slug, edit(kind, source))
    expect([slug, edited]).toEqual([slug, readEntryFile(kind, slug, source)])
  }
})
