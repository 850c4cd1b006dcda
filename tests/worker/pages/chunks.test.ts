import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fileFieldsOf, formOf } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { pageFolder, payloadNames, type RouteName, routeNames, routeOf } from '#domain/site/routes'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = 'dist/client'
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)
const pages = Object.entries(manifest).filter(([source]) =>
  /^client\/pages\/[a-z]+\/[a-z-]+\/page\.tsx$/.test(source),
)

const sizes = new Map<string, number>()

/** Size of a build file in bytes at the highest brotli quality. */
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(dist, file))).byteLength
  sizes.set(file, size)
  return size
}

/** Build files that a source module loads, its own first. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source] ?? {}
  if (!file || found.has(file)) return found
  found.add(file)
  for (const part of imports) filesOf(part, found)
  return found
}

it('every page has a chunk of its own', () => {
  expect(pages).toHaveLength(payloadNames.length)
})

it.each(pages)('the script of %s is at most 6 KB', (_, { file }) => {
  expect(sizeOf(file)).toBeLessThanOrEqual(6 * 1_024)
})

const subjects = routeNames.flatMap((name) => locales.map((locale) => ({ name, locale })))

/** React and the router alone take 91; a form adds its field validation, its check and its files. */
const kilobytesFor = (name: RouteName) =>
  formOf(name) || fileFieldsOf(name).length > 0 ? 120 : 112

it.each(subjects)(
  'all of $name is no more than the bench allows in $locale',
  ({ name, locale }) => {
    const { payload, messages } = routeOf(name)
    const sources = [
      'client/boot/hydrate.tsx',
      ...globSync(`client/pages/*/${pageFolder(payload)}/{page.tsx,${locale}.ts}`),
      ...['core', ...messages].map((group) => `domain/messages/${locale}/${group}.ts`),
    ]
    for (const source of sources) expect([source, manifest[source]?.file]).not.toContain(undefined)
    const files = new Set(sources.flatMap((source) => [...filesOf(source)]))
    const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
    expect(total).toBeLessThanOrEqual(kilobytesFor(name) * 1_024)
  },
)
