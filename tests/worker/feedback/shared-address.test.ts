import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { endOfRiyadhDay, riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds } from '../../support/forms/form-markup'
import { post, postJson, solveAltcha } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { proveWork } from '../../support/forms/step-up'
import { textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, forgetVisitors, readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  // Twenty new visitors, forty with the question or a proof of work.
  site = await openSite({ vars: { SHARED_ADDRESS_FACTOR: '2' } })
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

type Pairs = [string, string][]

const service = { slug: 'e-marketplace' }
const book = { slug: 'asset-register-guide' }

const cases = [
  {
    form: 'feedback',
    route: ['faq', {}] as const,
    sent: [
      ['answer', 'no'],
      ['reasons', 'poorlyWritten'],
      ['reasons', 'hardLayout'],
      ['asked', 'reasons'],
    ] as Pairs,
    table: 'usefulness_votes',
    stored: { answer: 'no', reasons: '["poorlyWritten","hardLayout"]' },
  },
  {
    form: 'rating',
    route: ['service', service] as const,
    sent: [['score', '4']] as Pairs,
    table: 'ratings',
    stored: { score: 4 },
  },
  {
    form: 'comment',
    route: ['book', book] as const,
    sent: [['comment', 'Words <b> of many']] as Pairs,
    table: 'comments',
    stored: { text: 'Words <b> of many' },
  },
] as const

/** Sends a form for so many new visitors of an address. */
async function spend(path: string, form: string, sent: Pairs, address: Record<string, string>) {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => post(site, path, [['form', form], ...sent], address)),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(303))
}

describe.each(cases)('the twenty-first $form of an address', ({ form, route, ...one }) => {
  const [name, params] = route
  const sent = [...one.sent] as Pairs

  it.each(locales)('in %s asks a question and keeps what was sent', async (locale) => {
    const path = routePath(name, locale, params)
    const address = newVisitor()
    await spend(path, form, sent, address)
    const reply = await post(site, path, [['form', form], ...sent], address)
    expect(reply.status).toBe(422)
    const t = translators[locale]
    expect(reply.text).toContain(t('answer.stepUp.sum'))
    expect(textOf(reply.text, 'title')).toContain(t('feedback.error'))
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])

    // The fields of the form that asks, as a browser without script sends them.
    const [, shown = ''] = /<form[^>]*>((?:(?!<\/form>).)*-sum".*?)<\/form>/s.exec(reply.text) ?? []
    const fields = new URLSearchParams()
    for (const [, tag = ''] of shown.matchAll(/<input ([^>]*(?:hidden|checkbox)"[^>]*)>/g)) {
      const read = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''
      fields.append(read('name'), read('value'))
    }
    const [, left, right] = /(\d+) \+ (\d+)/.exec(shown) ?? []
    if (form === 'comment') fields.append('comment', 'Words <b> of many')
    expect(shown.includes('Words &lt;b&gt; of many</textarea>')).toBe(form === 'comment')
    const wrong = [...fields, ['captchaAnswer', '1']] as Pairs
    const refused = await post(site, path, wrong, address)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(t('answer.sum.wrong'))
    const sum = String(Number(left) + Number(right))
    const answered = [...fields, ['captchaAnswer', sum]] as Pairs
    expect((await post(site, path, answered, address)).status).toBe(303)
    const rows = await readRows(site, `SELECT * FROM ${one.table}`)
    expect(rows).toHaveLength(21)
    expect(rows.at(-1)).toMatchObject(one.stored)
    // The question serves once.
    expect((await post(site, path, answered, address)).status).toBe(422)
  })

  it('gives script a challenge, whose solution is taken once', async () => {
    const path = routePath(name, 'en', params)
    const address = newVisitor()
    await spend(path, form, sent, address)
    const reasons = sent.flatMap(([field, value]) => (field === 'reasons' ? [value] : []))
    const body = {
      ...Object.fromEntries(sent),
      form,
      ...(reasons.length > 0 && { reasons }),
    }
    const refused = await postJson(site, path, body, address)
    expect(refused.status).toBe(422)
    expect(refused.json.issue).toBe(translators.en('answer.stepUp.browser'))
    const altcha = await solveAltcha(refused.json.challenge)
    expect((await postJson(site, path, { ...body, altcha }, address)).status).toBe(201)
    expect((await postJson(site, path, { ...body, altcha }, address)).status).toBe(422)
    expect(await countRows(site, one.table)).toBe(21)
  })

  it('is refused after a flood, whatever it proves', async () => {
    const path = routePath(name, 'en', params)
    const address = newVisitor()
    await spend(path, form, sent, address)
    const proofs = await Promise.all(Array.from({ length: 24 }, () => proveWork(form)))
    const replies = await Promise.all(
      proofs.map((altcha) =>
        post(site, path, [['form', form], ['altcha', altcha], ...sent], address),
      ),
    )
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(20)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(4)
    const seconds = Number(refused[0]?.headers.get('retry-after'))
    // The limit of a day ends with the day in Riyadh.
    const left = (endOfRiyadhDay(riyadhDate(Date.now())) - Date.now()) / 1_000
    expect(Math.abs(seconds - left)).toBeLessThan(60)
    expect(await countRows(site, one.table)).toBe(40)
  })
})

describe('who came before the limit', () => {
  it('needs no challenge', async () => {
    const address = newVisitor()
    const first = await post(site, '/faq', { form: 'feedback', answer: 'yes' }, address)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const others = Array.from({ length: 21 }, () =>
      post(site, '/faq', { form: 'feedback', answer: 'yes' }, address),
    )
    expect((await Promise.all(others)).filter(({ status }) => status === 422)).toHaveLength(2)
    const changed = { form: 'feedback', answer: 'no' }
    expect((await post(site, '/faq', changed, { ...address, cookie })).status).toBe(303)
  })
})
