import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, postJson } from '../../support/forms/forms'
import { cookiesOf, newVisitor } from '../../support/forms/posts'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const name = '__Host-visitor'
type Fields = Record<string, string> | [string, string][]

/** Sends a page's feedback form, optionally with a visitor's cookie. */
function say(path: string, fields: Fields, cookie = '', headers = newVisitor()) {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields)
  const sent: [string, string][] = [['form', 'feedback'], ...pairs]
  return post(site, path, sent, { ...headers, ...(cookie && { cookie }) })
}

const cookieOf = (reply: Awaited<ReturnType<typeof say>>) => {
  const [cookie] = cookiesOf(reply.headers)
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

describe.each(some(locales, 1))('who says in %s whether a page was of use', (locale) => {
  const path = routePath('faq', locale)

  it.each(['yes', 'no'])('by %s is thanked, and asked why', async (answer) => {
    const reply = await say(path, { answer })
    expect([reply.status, reply.location]).toEqual([303, `${path}?feedback=${answer}#feedback`])
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const shown = await openForm(site, reply.location.replace('#feedback', ''))
    expect(shown.status).toBe(200)
    const tally = { yes: 0, no: 0, [answer]: 1 }
    expect(shown.own).toEqual({ kind: 'feedback', feedback: { step: answer, tally } })
    const [row] = await readRows(site, 'SELECT * FROM usefulness_votes')
    expect(row).toMatchObject({ page: 'faq', answer, reasons: '[]', locale })
    expect(row?.day).toBe(riyadhDate(Date.now()))
  })

  it('with reasons of the chosen side is thanked', async () => {
    const reasons: [string, string][] = [
      ['answer', 'no'],
      ['reasons', 'hardLayout'],
      ['reasons', 'poorlyWritten'],
    ]
    const reply = await say(path, reasons)
    expect(reply.location).toBe(`${path}?feedback=thanks#feedback`)
    const [row] = await readRows(site, 'SELECT * FROM usefulness_votes')
    expect(row).toMatchObject({ answer: 'no', reasons: '["hardLayout","poorlyWritten"]' })
  })

  it('with no reason, though asked for some, is thanked', async () => {
    const reply = await say(path, { answer: 'no', asked: 'reasons' })
    expect(reply.location).toBe(`${path}?feedback=thanks#feedback`)
  })

  it.each<[string, Fields]>([
    ['nothing', {}],
    ['neither yes nor no', { answer: 'perhaps' }],
    ['a reason of the other side', { answer: 'yes', reasons: 'hardLayout' }],
    ['the other reason of the other side', { answer: 'no', reasons: 'helpful' }],
    [
      'a reason of each side',
      [
        ['answer', 'yes'],
        ['reasons', 'helpful'],
        ['reasons', 'hardLayout'],
      ],
    ],
    ['no reason anybody knows', { answer: 'no', reasons: '<b>' }],
    ['a reason and no answer', { reasons: 'helpful' }],
  ])('by %s is told so on the page itself', async (_, fields) => {
    const reply = await say(path, fields)
    expect(reply.status).toBe(422)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
    expect(mainOf(reply.text)).toContain(textOf(reply.text, 'h1'))
    expect(findTag(reply.text, 'input', { id: 'feedback-yes' })?.attributes).toHaveProperty(
      'autofocus',
    )
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countRows(site, 'usefulness_votes')).toBe(0)
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
  })
})

describe('the cookie of a visitor', () => {
  it('is set by the first word, signed, and only then', async () => {
    const first = await say('/faq', { answer: 'yes' })
    expect(cookiesOf(first.headers)).toEqual([
      {
        name,
        value: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{22}$/),
        attributes: ['httponly', 'max-age=31536000', 'path=/', 'samesite=lax', 'secure'],
      },
    ])
    const again = await say('/faq', { answer: 'no' }, cookieOf(first))
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('makes a later word of the same day take the place of the earlier', async () => {
    const first = await say('/en/faq', { answer: 'yes', reasons: 'helpful' })
    const cookie = cookieOf(first)
    for (const answer of ['no', 'yes', 'no']) await say('/faq', { answer }, cookie)
    const rows = await readRows(site, 'SELECT * FROM usefulness_votes')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ answer: 'no', reasons: '[]', locale: 'ar' })
    await say('/privacy-policy', { answer: 'yes' }, cookie)
    expect(await countRows(site, 'usefulness_votes')).toBe(2)
  })

  it('that is forged is of nobody, and another is given', async () => {
    const first = cookieOf(await say('/faq', { answer: 'yes' }))
    const [id = '', signature = ''] = first.slice(name.length + 1).split('.')
    const other = cookieOf(await say('/faq', { answer: 'yes' })).split('.')[1] ?? ''
    const forged = [id, `${id}.`, `.${signature}`, `${id}.${other}`, `x.${signature}`, '', '%']
    for (const value of forged) {
      const reply = await say('/faq', { answer: 'no' }, `${name}=${value}`)
      expect(reply.status).toBe(303)
      expect(cookieOf(reply)).toMatch(/^__Host-visitor=[0-9a-f-]{36}\.[\w-]{22}$/)
      expect(cookieOf(reply)).not.toContain(id)
    }
    expect(await countRows(site, 'usefulness_votes')).toBe(2 + forged.length)
    expect(await countRows(site, 'usefulness_votes', "answer = 'yes'")).toBe(2)
  })

  it('does not stand in D1 as it is', async () => {
    const cookie = cookieOf(await say('/faq', { answer: 'yes' }))
    const id = cookie.slice(name.length + 1).split('.')[0] ?? ''
    expect(await dumpStored(site)).not.toContain(id)
  })
})

describe('new visitors of one address', () => {
  it('are twenty a page and day; the next has to prove work, and those who came before still count', async () => {
    const address = newVisitor()
    let cookie = ''
    for (let turn = 0; turn < 20; turn += 1) {
      const reply = await say('/faq', { answer: 'yes' }, '', address)
      expect(reply.status).toBe(303)
      cookie = cookieOf(reply)
    }
    const refused = await say('/faq', { answer: 'yes' }, '', address)
    expect(refused.status).toBe(422)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect((await say('/faq', { answer: 'no' }, cookie, address)).status).toBe(303)
    expect((await say('/privacy-policy', { answer: 'no' }, '', address)).status).toBe(303)
    expect((await say('/en/faq', { answer: 'yes' }, '', address)).status).toBe(422)
    expect((await say('/faq', { answer: 'yes' })).status).toBe(303)
    expect(await countRows(site, 'usefulness_votes', "page = 'faq'")).toBe(21)
  })
})

describe('new visitors who come at once', () => {
  it('are no more than those who come one by one', async () => {
    const address = newVisitor()
    const reply = await Promise.all(
      Array.from({ length: 30 }, () => say('/faq', { answer: 'yes' }, '', address)),
    )
    expect(reply.filter(({ status }) => status === 303)).toHaveLength(20)
    expect(await countRows(site, 'usefulness_votes')).toBe(20)
  })
})

describe('a page of a list', () => {
  it('is come back to', async () => {
    const path = '/en/faq?category=requests'
    const { html } = await openForm(site, path)
    expect(findTag(html, 'form', { action: path, method: 'post' })).toBeDefined()
    const reply = await say(path, { answer: 'yes' })
    expect(reply.location).toBe(`${path}&feedback=yes#feedback`)
    const shown = await openForm(site, reply.location.replace('#feedback', ''))
    expect(shown.own).toMatchObject({ kind: 'feedback', feedback: { step: 'yes' } })
  })
})

describe('what is said under a key', () => {
  it('comes back late and changes nothing; with another body it is refused', async () => {
    await forgetVisitors(site)
    const key = crypto.randomUUID()
    const body = { form: 'feedback', answer: 'yes' }
    const headers = { ...newVisitor(), 'idempotency-key': key }
    const first = await postJson(site, '/en/faq', body, headers)
    const [cookie] = cookiesOf(first.headers)
    const known = { ...headers, cookie: `${cookie?.name}=${cookie?.value}` }
    const later = { ...known, 'idempotency-key': crypto.randomUUID() }
    expect((await postJson(site, '/en/faq', { ...body, answer: 'no' }, later)).status).toBe(201)
    expect((await postJson(site, '/en/faq', body, known)).status).toBe(201)
    expect((await postJson(site, '/en/faq', { ...body, answer: 'no' }, known)).status).toBe(422)
    expect(await readRows(site, 'SELECT answer FROM usefulness_votes')).toEqual([{ answer: 'no' }])
  })
})

describe('a program that says it', () => {
  it('under a key that is none, is told so', async () => {
    const headers = { 'idempotency-key': 'no key' }
    const reply = await postJson(site, '/en/faq', { form: 'feedback', answer: 'no' }, headers)
    expect(reply.status).toBe(400)
  })

  it('is told by 201, or by a problem', async () => {
    const body = { form: 'feedback', answer: 'no', reasons: ['hardLayout'] }
    const reply = await postJson(site, '/en/faq', body)
    expect([reply.status, reply.json]).toEqual([
      201,
      { location: '/en/faq?feedback=thanks#feedback', tally: { yes: 0, no: 1 } },
    ])
    for (const wrong of [{ reasons: ['helpful'] }, { reasons: 'hardLayout' }, { answer: true }]) {
      const refused = await postJson(site, '/en/faq', { ...body, ...wrong })
      expect([refused.status, refused.json.status]).toEqual([422, 422])
    }
  })
})
