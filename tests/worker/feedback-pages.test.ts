import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { riyadhDate } from '#domain/calendar'
import { locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { routeOf, routePath } from '#domain/routes'
import { danglingIds } from '../support/form-markup'
import { openForm, post } from '../support/forms'
import { mainOf } from '../support/html'
import { findMarkupErrors } from '../support/markup'
import { pages, payloadPath } from '../support/pages'
import { cookiesOf } from '../support/posts'
import { countRows, forgetVisitors } from '../support/rows'
import { openSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const say = (path: string, answer: string) => post(site, path, { form: 'feedback', answer })
const rated = pages.filter(({ name }) => routeOf(name).feedback)

describe.each(locales)('who reads in %s a page that asks', (locale) => {
  const path = routePath('faq', locale)
  const t = translators[locale]

  it('is told how many found it useful on the days before', async () => {
    const { DB } = await site.env()
    const rows = (answer: string, count: number, day: string) =>
      Array.from({ length: count }, (_, index) =>
        DB.prepare(`INSERT INTO opinions VALUES ('faq', ?, ?, ?, '[]', 'ar', 0)`).bind(
          `${answer}${index}`,
          day,
          answer,
        ),
      )
    await DB.batch([
      ...rows('yes', 6, '2020-01-01'),
      ...rows('no', 2, '2020-01-02'),
      ...rows('no', 40, riyadhDate(Date.now())),
      DB.prepare(`INSERT INTO opinions VALUES ('other', 'x', '2020-01-01', 'no', '[]', 'ar', 0)`),
    ])
    await site.isolate()
    const { PAYLOADS } = await site.env()
    for (const { name: key } of (await PAYLOADS.list()).keys) await PAYLOADS.delete(key)
    const shown = await openForm(site, `${path}?feedback=thanks`)
    const line = t('feedback.share', { percent: 75, count: 8 })
    expect(mainOf(shown.html)).toContain(line)
    const payload = JSON.parse(await (await site.ask(payloadPath(path))).text())
    expect(payload.usefulness).toEqual({ yes: 6, no: 2 })
    expect(payload.own).toBeUndefined()
    const { html } = await openForm(site, path)
    expect(mainOf(html)).toContain(line)
  })
})

describe('a page that asks', () => {
  it.each(rated)('$path is asked where it says it is', async ({ path, name: page }) => {
    expect((await say(path, 'yes')).status).toBe(303)
    expect(await countRows(site, 'opinions', `page = '${page}'`)).toBe(1)
  })

  it.each(['yes', 'no', 'thanks'])('at ?feedback=%s is nobody else’s', async (step) => {
    for (const path of ['/faq', '/en/privacy-policy']) {
      const kept = await (await site.ask(path)).text()
      const shown = await openForm(site, `${path}?feedback=${step}`)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('x-robots-tag')).toBe('noindex')
      expect(shown.headers.getSetCookie()).toEqual([])
      expect(shown.own).toEqual({ kind: 'feedback', feedback: { step } })
      expect(danglingIds(shown.html)).toEqual([])
      expect(await findMarkupErrors(shown.html)).toEqual([])
      const after = await site.ask(path)
      expect(after.headers.get('cache-control')).toBe('no-cache')
      expect(await after.text()).toBe(kept)
    }
  })

  it('takes any other word in its address for none', async () => {
    const kept = await (await site.ask('/faq')).text()
    for (const query of ['?feedback=ask', '?feedback=', '?feedback=__proto__', '?Feedback=yes']) {
      expect(await (await site.ask(`/faq${query}`)).text()).toBe(kept)
    }
  })

  it('is the same page after somebody has answered', async () => {
    const before = await (await site.ask('/faq')).text()
    const [given] = cookiesOf((await say('/faq', 'no')).headers)
    const cookie = `${given?.name}=${given?.value}`
    await site.isolate()
    const after = await site.ask('/faq', { headers: { cookie } })
    expect(await after.text()).toBe(before)
    expect(after.headers.getSetCookie()).toEqual([])
  })
})
