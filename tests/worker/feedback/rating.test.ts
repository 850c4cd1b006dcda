import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, postJson } from '../../support/forms/forms'
import { cookiesOf, newVisitor } from '../../support/forms/posts'
import { mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { payloadPath } from '../../support/pages'
import { countRows, dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const slug = 'e-marketplace'
const page = `service/${slug}`
const bare = routePath('service', 'ar', { slug })

const rate = (path: string, fields: Record<string, string>, headers = newVisitor(), cookie = '') =>
  post(site, path, { form: 'rating', ...fields }, { ...headers, ...(cookie && { cookie }) })

const cookieOf = (reply: Awaited<ReturnType<typeof rate>>) => {
  const [cookie] = cookiesOf(reply.headers)
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

/** Raises the version and starts a new isolate, so that everything is read again. */
async function publish(): Promise<void> {
  const { DB } = await site.env()
  await DB.prepare('UPDATE publications SET version = version + 1').run()
  await site.isolate()
}

describe.each(some(locales, 1))('who rates a service in %s', (locale) => {
  const path = routePath('service', locale, { slug })
  const t = translators[locale]

  it.each(['1', '5'])('by %s is thanked, on a page that is never kept', async (score) => {
    const kept = await (await site.ask(path)).text()
    const reply = await rate(path, { score })
    expect([reply.status, reply.location]).toEqual([303, `${path}?rating=thanks#rating`])
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const shown = await openForm(site, `${path}?rating=thanks`)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    const tally = { mean: score, average: Number(score), count: 1 }
    expect(shown.own).toEqual({ kind: 'rating', rating: { step: 'thanks', tally } })
    expect(mainOf(shown.html)).toContain(t('rating.thanks'))
    const average = t('rating.mean', tally)
    expect(mainOf(shown.html)).toContain(
      t('rating.tally', { average, from: t('rating.from', tally) }),
    )
    expect(danglingIds(shown.html)).toEqual([])
    expect(await findMarkupErrors(shown.html)).toEqual([])
    const [row] = await readRows(site, 'SELECT * FROM ratings')
    expect(row).toMatchObject({ page, score: Number(score), former: null, locale })
    expect(row?.day).toBe(riyadhDate(Date.now()))
    expect(await (await site.ask(path)).text()).toBe(kept)
  })

  it.each<[string, Record<string, string>, 'validation.required' | 'validation.invalid']>([
    ['nothing', {}, 'validation.required'],
    ['an empty score', { score: '' }, 'validation.required'],
    ['more than five', { score: '6' }, 'validation.invalid'],
    ['none', { score: '0' }, 'validation.invalid'],
    ['a half', { score: '4.5' }, 'validation.invalid'],
    ['markup', { score: '<b>' }, 'validation.invalid'],
  ])('by %s is told so on the page itself', async (_, fields, issue) => {
    const reply = await rate(path, fields)
    expect(reply.status).toBe(422)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
    expect(mainOf(reply.text)).toContain(t(issue))
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countRows(site, 'ratings')).toBe(0)
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
  })

  it('sees what others gave up to midnight, in words and numbers', async () => {
    const { DB } = await site.env()
    const rows = (score: number, count: number, day: string) =>
      Array.from({ length: count }, (_, index) =>
        DB.prepare(`INSERT INTO ratings VALUES (?, ?, ?, ?, NULL, 'ar', 0, NULL)`).bind(
          page,
          `${score} ${day} ${index}`,
          score,
          day,
        ),
      )
    await DB.batch([
      ...rows(5, 6, '2020-01-01'),
      ...rows(2, 3, '2020-01-02'),
      ...rows(1, 30, riyadhDate(Date.now())),
    ])
    await publish()
    const payload = JSON.parse(await (await site.ask(payloadPath(path))).text())
    expect(payload.payload.rating).toMatchObject({ count: 9, average: 4, mean: '4' })
    const main = mainOf(await (await site.ask(path)).text())
    for (const words of [t('rating.mean', { mean: 4 }), t('rating.from', { count: 9 })]) {
      expect(main).toContain(words)
    }
    expect(main).toContain('(67%)')
    await forgetVisitors(site)
    await publish()
    expect(mainOf(await (await site.ask(path)).text())).toContain(t('rating.none'))
  })
})

describe('a later score', () => {
  it('of the same visitor takes the place of the earlier, in either language', async () => {
    const cookie = cookieOf(await rate(bare, { score: '2' }))
    expect(cookie).toMatch(/^__Host-visitor=[0-9a-f-]{36}\.[\w-]{22}$/)
    const again = await rate(`/en${bare}`, { score: '5' }, newVisitor(), cookie)
    expect(again.headers.getSetCookie()).toEqual([])
    const rows = await readRows(site, 'SELECT * FROM ratings')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ score: 5, locale: 'en' })
    expect(await dumpStored(site)).not.toContain(cookie.slice(15, 50))
  })

  it('leaves what was said of the page’s use alone', async () => {
    const cookie = cookieOf(await rate(bare, { score: '2' }))
    await post(site, bare, { form: 'feedback', answer: 'yes' }, { ...newVisitor(), cookie })
    expect(await countRows(site, 'usefulness_votes')).toBe(1)
    expect(await countRows(site, 'ratings')).toBe(1)
  })
})

describe('new visitors of one address', () => {
  it('are twenty a page and day, whatever they say of it', async () => {
    const address = newVisitor()
    const reply = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2
          ? rate(bare, { score: '1' }, address)
          : post(site, bare, { form: 'feedback', answer: 'no' }, address),
      ),
    )
    expect(reply.filter(({ status }) => status === 303)).toHaveLength(20)
    const refused = await rate(bare, { score: '1' }, address)
    expect(refused.status).toBe(422)
    expect((await rate(bare, { score: '1' })).status).toBe(303)
  })
})

describe('a rating', () => {
  it.each([
    ['of a service that does not stand', '/services/no-such-service', 404],
    ['on a page that is not rated', '/services', 400],
    ['on a page that takes nothing', '/search', 405],
  ])('%s is refused', async (_, path, status) => {
    expect((await rate(path, { score: '4' })).status).toBe(status)
    expect(await countRows(site, 'ratings')).toBe(0)
  })

  it('of a program is told by 201, or by a problem', async () => {
    for (const [index, score] of [2, '5'].entries()) {
      const reply = await postJson(site, bare, { form: 'rating', score })
      expect([reply.status, reply.json]).toEqual([
        201,
        {
          location: `${bare}?rating=thanks#rating`,
          tally: { mean: ['2', '3.5'][index], average: [2, 3.5][index], count: index + 1 },
        },
      ])
    }
    for (const wrong of [{ score: 6 }, { score: true }, {}, { score: 4, more: 1 }]) {
      const refused = await postJson(site, bare, { form: 'rating', ...wrong })
      expect([refused.status, refused.json.status]).toEqual([422, 422])
    }
    expect(await countRows(site, 'ratings')).toBe(2)
  })
})
