import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { siteContent } from '../../support/content'
import { tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const { rows } = siteContent()
const programmes = rows.filter(({ kind }) => kind === 'programme')
const today = riyadhDate(Date.now())
const offered = programmes.filter(
  ({ body }) => v.parse(v.object({ last: v.string() }), body).last >= today,
)
const linksOf = (html: string) => tagsOf(html).flatMap(({ attributes }) => attributes.href ?? [])
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe.each(locales)('what pages offer to download (%s)', (locale) => {
  const ask = (path: string, method = 'GET') => site.ask(localPath(path, locale), { method })

  it('has a calendar file of every programme, in its language', async () => {
    for (const { slug, title } of programmes.filter((row) => row.locale === locale)) {
      const response = await ask(`/loc-init/${slug}.ics`)
      const text = unfold(await response.text())
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.ics"`)
      expect(text).toContain(`SUMMARY;LANGUAGE=${locale}:${title}\r\n`)
      expect(text).toContain(`UID:programme-${slug}@`)
    }
  })

  it('is what the page links to', async () => {
    const html = await (await ask('/loc-init')).text()
    const files = linksOf(html).filter((href) => href.endsWith('.ics'))
    expect(files.length).toBe(offered.length / locales.length)
    for (const file of files) expect((await site.ask(file)).status).toBe(200)
    const card = await (await ask('/card')).text()
    expect(linksOf(card)).toContain(localPath('/card.vcf', locale))
  })

  it('has the contact card, its own language first', async () => {
    const response = await ask('/card.vcf')
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    const text = unfold(await response.text())
    const readValue = (name: string) => RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim()
    const names = locales.map((one) => translators[one]('site.name'))
    expect(readValue('VERSION')).toBe('3.0')
    expect(readValue('N')).toBe(`${readValue('FN')};;;;`)
    expect([readValue('FN'), readValue('NICKNAME')]).toEqual(
      locale === 'ar' ? names : names.toReversed(),
    )
  })

  it('is 404 where there is no such programme, and takes reading only', async () => {
    expect((await ask('/loc-init/no-such-programme.ics')).status).toBe(404)
    expect((await ask('/loc-init/../card.ics')).status).toBe(404)
    const refused = await ask('/card.vcf', 'DELETE')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await ask('/card.vcf', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
