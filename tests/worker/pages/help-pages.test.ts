import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const read = async (path: string) => (await site.ask(path)).text()

describe.each(locales)('a page that helps its reader on (%s)', (locale) => {
  const t = translators[locale]

  it('answers the first of the frequent questions at once, and only that', async () => {
    const html = await read(localPath('/faq', locale))
    const questions = html.split('class="accordion"').slice(1).join('')
    expect(questions.match(/<details id="[^"]+" open>/g)).toHaveLength(1)
    expect(questions.indexOf('<details')).toBe(questions.search(/<details id="[^"]+" open>/))
    expect(await read(`${localPath('/faq', locale)}?page=2`)).not.toMatch(
      /<details id="[^"]+" open>/,
    )
  })

  it('has the number to call before everything else on the page of help', async () => {
    const html = await read(localPath('/help', locale))
    const main = html.slice(html.indexOf('<main'))
    expect(main.indexOf('href="tel:')).toBeGreaterThan(0)
    expect(main.indexOf('href="tel:')).toBeLessThan(main.indexOf('class="tiles"'))
  })

  it('leads to every service from the site map', async () => {
    const html = await read(localPath('/routes', locale))
    const [, records = ''] =
      new RegExp(`<summary>${t('services.every')}(.*?)</details>`, 's').exec(html) ?? []
    const services = await read(localPath('/services', locale))
    const paths = new Set(
      [...services.matchAll(/href="((?:\/en)?\/services\/[a-z-]+)"/g)].map(([, path]) => path),
    )
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) expect(records).toContain(`href="${path}"`)
  })

  it('names the working days between a request and its reply', async () => {
    const html = await read(localPath('/contact/inquiry', locale))
    const [, time = ''] = /class="steps__time">(.*?)<\/p>/s.exec(html) ?? []
    expect(time).toContain(t('receipt.dueHint'))
  })

  it('says where a lost reference number is found', async () => {
    const html = await read(localPath('/contact/inquiry', locale))
    const [, lost = ''] = /class="lost-number"(.*?)<\/section>/s.exec(html) ?? []
    expect(lost).toContain(t('inquiry.lost.title'))
    expect(lost.match(/<dt>/g)).toHaveLength(7)
    for (const path of ['/profile', '/contact']) {
      expect(lost).toContain(`href="${localPath(path, locale)}"`)
    }
  })
})
