import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import {
  openForm,
  post,
  postJson,
  sendBody,
  solveAltcha,
  stateOf,
  supportFields,
} from '../../support/forms/forms'
import { mainOf } from '../../support/html'
import { countRows, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ samples: true })
})
afterAll(() => site.close())

describe.each(some(locales, 1))('a program that sends the form in %s', (locale) => {
  const path = routePath('contact', locale)

  it('is told number, kind and place of the receipt by 201', async () => {
    const fields = supportFields(await openForm(site, path), { mainType: 'FOI' })
    const reply = await postJson(site, path, fields)
    expect(reply.status).toBe(201)
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.getSetCookie()).toEqual([])
    const { location, reference, requestType } = reply.json
    expect(reply.headers.get('location')).toBe(location)
    expect(reference).toMatch(/^FOI-\d{10}$/)
    expect(requestType).toBe({ ar: 'حرية المعلومات', en: 'Freedom of information' }[locale])
    expect(Object.keys(reply.json).toSorted()).toEqual(['location', 'reference', 'requestType'])
    const receipt = await openForm(site, location)
    expect(mainOf(receipt.html)).toContain(reference)
  })

  it('may read all it needs from the payload', async () => {
    const response = await site.ask(`${path}/_payload.json`)
    const { own } = JSON.parse(await response.text())
    const { idempotencyKey, captcha } = stateOf({ own })
    const altcha = await solveAltcha(captcha?.challenge ?? '')
    const { captchaToken, captchaAnswer, ...typed } = supportFields({ key: '', token: '', sum: '' })
    const reply = await postJson(site, path, { ...typed, altcha, idempotencyKey })
    expect(reply.status).toBe(201)
  })

  it('is refused by a problem that holds the form as it has to be sent next', async () => {
    const opened = await openForm(site, path)
    const fields = supportFields(opened, { email: 'none', message: '</script>', captchaAnswer: '' })
    const reply = await postJson(site, path, fields)
    expect(reply.status).toBe(422)
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
    expect(reply.headers.get('content-language')).toBe(locale)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { form, ...problem } = reply.json
    expect(problem).toMatchObject({ type: 'about:blank', status: 422 })
    expect(problem.instance).toBe(`urn:uuid:${reply.headers.get('x-request-id')}`)
    expect(problem.title).toMatch(locale === 'ar' ? /[\u0621-\u064a]/ : /^[A-Z]/)
    expect(form).toMatchObject({ form: 'support', idempotencyKey: opened.key, failure: null })
    const named = form.issues.map(({ field }: { field: string }) => field)
    expect(named).toEqual(['email', 'message', 'captcha'])
    expect(form.values.message).toBe('</script>')
    expect(form.captcha.challenge).not.toBe(stateOf(opened).captcha?.challenge)
    expect(form.captcha.question.token).not.toBe(opened.token)
  })

  it('needs no key, but is given one', async () => {
    const { idempotencyKey, ...fields } = supportFields(await openForm(site, path))
    const refused = await postJson(site, path, { ...fields, email: '' })
    expect(refused.json.form.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
    expect((await postJson(site, path, fields)).status).toBe(201)
  })

  it('leaves what it does not name alone: null is nothing', async () => {
    const fields = { ...supportFields(await openForm(site, path)), altcha: null, fullName: null }
    const reply = await postJson(site, path, fields)
    expect(reply.status).toBe(422)
    expect(reply.json.form.issues).toHaveLength(1)
  })

  it('may send JSON and be answered by a page, or a form and be answered by JSON', async () => {
    const asJson = { 'content-type': 'application/json', accept: 'text/html' }
    const page = await sendBody(site, path, JSON.stringify({ form: 'support' }), asJson)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ])
    const fields = { form: 'support', email: 'none' }
    const reply = await post(site, path, fields, { accept: 'application/json' })
    expect([reply.status, JSON.parse(reply.text).status]).toEqual([422, 422])
  })
})

describe('what a program sends that no form has', () => {
  it('is refused in JSON, by name or by depth, and nothing is stored', async () => {
    const fields = supportFields(await openForm(site, '/en/contact'))
    const deep = [[[[[[[[[['deep']]]]]]]]]]
    for (const extra of [{ status: 'closed' }, { nobody: deep }, { reasons: ['helpful'] }]) {
      const reply = await postJson(site, '/en/contact', { ...fields, ...extra })
      expect([reply.status, reply.json.status]).toEqual([422, 422])
    }
    const key = `idempotency_key = '${fields.idempotencyKey}'`
    expect(await countRows(site, 'submissions', key)).toBe(0)
    expect((await postJson(site, '/en/contact', fields)).status).toBe(201)
  })

  it('is never bound in a form', async () => {
    const fields = supportFields(await openForm(site, '/en/contact'))
    const bound = { reference: 'INFO-1', status: 'closed', sample: 1, created_at: 0, locale: 'ar' }
    const reply = await post(site, '/en/contact', {
      ...fields,
      ...Object.fromEntries(Object.entries(bound).map(([name, value]) => [name, String(value)])),
    })
    expect(reply.status).toBe(303)
    const key = fields.idempotencyKey
    const [row] = await readRows(site, 'SELECT * FROM submissions WHERE idempotency_key = ?', key)
    expect(row).toMatchObject({ status: 'received', sample: 0, locale: 'en' })
    expect(row?.created_at).not.toBe(0)
  })
})

describe('a program that asks after a request', () => {
  it('is told where, and nothing more', async () => {
    const fields = { form: 'inquiry', email: 'visitor@example.com', ticketNumber: 'INFO-1234' }
    const reply = await postJson(site, '/en/contact/inquiry', fields)
    expect(reply.status).toBe(201)
    expect(Object.keys(reply.json)).toEqual(['location'])
    const wrong = await postJson(site, '/en/contact/inquiry', { ...fields, email: 'b@example.com' })
    expect(wrong.status).toBe(422)
    expect(wrong.json.form).toMatchObject({ form: 'inquiry', captcha: null })
    expect(await countRows(site, 'rate_limit_hits')).toBeGreaterThan(0)
  })
})
