import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { riyadhDate } from '#domain/dates/calendar'
import { formOf } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { type RouteName, routeNames, routeOf, routePath } from '#domain/site/routes'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, readOpened } from '../../support/forms/forms'
import { cookiesOf } from '../../support/forms/posts'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { pages, payloadPath } from '../../support/pages'
import { countRows, forgetVisitors } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const say = (path: string, answer: string) => post(site, path, { form: 'feedback', answer })
const rated = pages.filter(({ name }) => routeOf(name).feedback)
/** Pages without content to rate: search results and the targets of mail links. */
const unrated: RouteName[] = [
  'knowledgeSearch',
  'newsletterConfirm',
  'newsletterLeave',
  'search',
  'offline',
  'profile',
  'profileRequest',
  'profileData',
]

describe.each(some(locales, 1))('who reads in %s a page that asks', (locale) => {
  const path = routePath('faq', locale)
  const t = translators[locale]

  it('is told how many found it useful on the days before', async () => {
    const { DB } = await site.env()
    const rows = (answer: string, count: number, day: string) =>
      Array.from({ length: count }, (_, index) =>
        DB.prepare(`INSERT INTO usefulness_votes VALUES ('faq', ?, ?, ?, '[]', 'ar', 0)`).bind(
          `${answer}${index}`,
          day,
          answer,
        ),
      )
    await DB.batch([
      ...rows('yes', 6, '2020-01-01'),
      ...rows('no', 2, '2020-01-02'),
      ...rows('no', 40, riyadhDate(Date.now())),
      DB.prepare(
        `INSERT INTO usefulness_votes VALUES ('other', 'x', '2020-01-01', 'no', '[]', 'ar', 0)`,
      ),
    ])
    await DB.prepare('UPDATE publications SET version = version + 1').run()
    await site.isolate()
    const line = t('feedback.share', { percent: 75, count: 8 })
    expect(line).toContain('75%')
    expect(line).toContain('25%')
    const thanked = await openForm(site, `${path}?feedback=thanks`)
    expect(mainOf(thanked.html)).toContain(t('feedback.share', { percent: 13, count: 48 }))
    const payload = JSON.parse(await (await site.ask(payloadPath(path))).text())
    expect(payload.usefulness).toEqual({ yes: 6, no: 2 })
    expect(payload.own).toBeUndefined()
    const { html } = await openForm(site, path)
    expect(mainOf(html)).toContain(line)
  })
})

it('every route asks whether its page was useful, save results, search and the one shown offline', () => {
  expect(routeNames.filter((name) => !routeOf(name).feedback).toSorted()).toEqual(
    unrated.toSorted(),
  )
})

const withForm = some(
  rated.filter(({ name }) => formOf(name)),
  8,
)

describe.each(withForm)('$path, which has a form of its own,', ({ path, name }) => {
  const fields = [`id="${formOf(name)}-form"`, 'name="idempotencyKey"']

  it('is asked in, and its form stands beside the answer', async () => {
    const answered = await say(path, 'no')
    expect(answered.status).toBe(303)
    const location = answered.headers.get('location') ?? ''
    const shown = await openForm(site, location.split('#')[0] ?? '')
    expect(shown.own).toMatchObject({
      kind: 'form',
      smallForm: { kind: 'feedback', feedback: { step: 'no' } },
    })
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    for (const part of fields) expect(shown.html).toContain(part)
    expect(shown.html).toContain('value="poorlyWritten"')
    expect(shown.html).not.toContain('value="wellWritten"')
    expect(danglingIds(shown.html)).toEqual([])
    expect(await findMarkupErrors(shown.html)).toEqual([])
  })

  it.each<Record<string, string>>([{ form: 'feedback' }, { form: 'suggestion', comment: '' }])(
    'shows what is wrong with %o beside its form',
    async (sent) => {
      const refused = await post(site, path, sent)
      const opened = readOpened(refused.text)
      expect(refused.status).toBe(422)
      expect(opened.own).toMatchObject({ kind: 'form', form: { issues: [] } })
      expect(opened.html).toContain(`id="${sent.form}-issue"`)
      for (const part of fields) expect(opened.html).toContain(part)
      expect(danglingIds(opened.html)).toEqual([])
    },
  )
})

describe('a page that asks', () => {
  it.each(some(rated, 24))('$path is asked where it says it is', async ({ path, name: page }) => {
    expect((await say(path, 'yes')).status).toBe(303)
    expect(await countRows(site, 'usefulness_votes', `page = '${page}'`)).toBe(1)
  })

  it.each(['yes', 'no', 'thanks'])('at ?feedback=%s is nobody else’s', async (step) => {
    for (const path of ['/faq', '/en/privacy-policy']) {
      const kept = await (await site.ask(path)).text()
      const shown = await openForm(site, `${path}?feedback=${step}`)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('x-robots-tag')).toBe('noindex')
      expect(shown.headers.getSetCookie()).toEqual([])
      expect(shown.own).toMatchObject({ kind: 'feedback', feedback: { step } })
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
