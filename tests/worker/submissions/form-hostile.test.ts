import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForm, post, postJson, sendBody, supportFields } from '../../support/forms/forms'
import { formType } from '../../support/forms/posts'
import { mainOf } from '../../support/html'
import { countRows } from '../../support/rows'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const path = '/en/contact'
const asForm = { 'content-type': formType }
const asJson = { 'content-type': 'application/json', accept: 'application/json' }

async function rightFields() {
  return supportFields(await openForm(site, path))
}
const rightBody = async () => new URLSearchParams(await rightFields()).toString()

async function countStored(): Promise<number[]> {
  return Promise.all(
    ['submissions', 'mails', 'rate_limit_hits'].map((table) => countRows(site, table)),
  )
}

/** Expects a refusal after which nothing is stored. */
async function refuse(
  status: number,
  send: () => Promise<{ status: number; headers: Headers; text: string }>,
) {
  const before = await countStored()
  const reply = await send()
  expect(reply.status).toBe(status)
  expect(reply.headers.getSetCookie()).toEqual([])
  expect(reply.headers.get('cache-control')).toContain('no-store')
  expect(await countStored()).toEqual(before)
  return reply
}
type Headers = Awaited<ReturnType<typeof sendBody>>['headers']

describe('a form that no page of ours sends', () => {
  it.each(['fullName', 'email', 'form', 'idempotencyKey', 'captchaAnswer', 'nobodyKnowsThis'])(
    'with %s twice is 400',
    async (field) => {
      const fields = await rightFields()
      const twice: [string, string][] = [...Object.entries(fields), [field, 'again'], [field, 'x']]
      const reply = await refuse(400, () => post(site, path, twice))
      expect(mainOf(reply.text)).toContain('400')
    },
  )

  it.each(['fullName', 'message', 'captchaToken', 'altcha', 'idempotencyKey'])(
    'with a file for %s is 400',
    async (field) => {
      const fields = { ...(await rightFields()), [field]: null }
      const part = (name: string, value: string | null) =>
        value === null
          ? `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nNoura Example\r\n`
          : `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      const parts = Object.entries(fields).map(([name, value]) => part(name, value))
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      await refuse(400, () => sendBody(site, path, `${parts.join('')}--b--\r\n`, headers))
    },
  )

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x26, 0x78, 0x3d, 0xff, 0xfe])],
    ['an escape that is no UTF-8', '&x=%ff'],
    ['half a character', '&x=%ed%a0%80'],
    ['half an escape', '&x=%e'],
    ['a broken name', '&%c3%28=x'],
  ])('with %s is 400', async (_, tail) => {
    const body = Buffer.concat([Buffer.from(await rightBody()), Buffer.from(tail)])
    await refuse(400, () => sendBody(site, path, body, asForm))
  })

  it.each([
    ['unknown', { form: 'newsletter' }],
    ['of another page', { form: 'inquiry' }],
    ['a rating, which is not asked here', { form: 'rating', score: '4' }],
    ['a name of members', { form: 'constructor' }],
    ['empty', { form: '' }],
  ])('that says it is %s is 400', async (_, fields) => {
    const sent = { ...(await rightFields()), ...fields }
    await refuse(400, () => post(site, path, sent))
  })

  it.each([
    '',
    'short',
    'x'.repeat(129),
    '../../../etc/passwd1',
    'key with spaces in it',
    '🦜'.repeat(8),
  ])('with the key %j is 400', async (idempotencyKey) => {
    const fields = { ...(await rightFields()), idempotencyKey }
    await refuse(400, () => post(site, path, fields))
  })

  it('above 64 KB is 413, below it is read', async () => {
    const body = await rightBody()
    const reply = await refuse(413, () =>
      sendBody(site, path, `${body}&x=${'x'.repeat(70_000)}`, asForm),
    )
    expect(mainOf(reply.text)).toContain('413')
    const filled = `${body}&x=`.padEnd(64 * 1024, 'x')
    expect((await sendBody(site, path, filled, asForm)).status).toBe(303)
  })

  it.each(['text/plain', 'application/xml', 'application/jsonp', ''])(
    'of the type %j is 415',
    async (type) => {
      const body = await rightBody()
      await refuse(415, () => sendBody(site, path, body, { 'content-type': type }))
    },
  )

  it.each(['/en/search', '/knowledge/search', '/en/contact/_payload.json'])(
    'to %s, which takes none, is 405',
    async (other) => {
      const fields = await rightFields()
      const reply = await refuse(405, () => post(site, other, fields))
      expect(reply.headers.get('allow')).toBe('GET, HEAD')
    },
  )

  it('to a page that is not there is 404', async () => {
    const fields = await rightFields()
    await refuse(404, () => post(site, '/en/contact/nope', fields))
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'by %s is 405, and told to POST',
    async (method) => {
      const answer = await site.ask(path, { method, headers: { origin } })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
      await answer.text()
    },
  )

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: `${origin}.evil.example` }],
  ])('from another site, as %o says, is 403', async (headers) => {
    const body = await rightBody()
    for (const type of [formType, 'application/json', 'text/plain', '']) {
      await refuse(403, () => sendBody(site, path, body, { 'content-type': type, ...headers }))
    }
  })
})

describe('JSON that no page of ours sends', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"form":"support",'],
    ['an array', '[{"form":"support"}]'],
    ['a text', '"support"'],
    ['null', 'null'],
    ['a number beyond all bounds', '1e999'],
    ['thirty thousand brackets', '['.repeat(30_000)],
    ['no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22])],
  ])('as %s is 400, and says so as a problem', async (_, body) => {
    const reply = await refuse(400, () => sendBody(site, path, body, asJson))
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
    expect(JSON.parse(reply.text)).toMatchObject({ status: 400 })
  })

  it.each([
    ['a number', 7],
    ['a list', ['Noura Example']],
    ['an object', { toString: 'Noura Example' }],
    ['a truth', true],
    ['a list of lists', [[[[[[[[[['x']]]]]]]]]]],
  ])('with %s for a text is 400', async (_, value) => {
    for (const field of ['fullName', 'email', 'message', 'captchaAnswer', 'idempotencyKey']) {
      const fields = { ...(await rightFields()), [field]: value }
      await refuse(400, () => postJson(site, path, fields))
    }
  })

  it('with members of every object for fields pollutes nothing', async () => {
    const fields = JSON.stringify(await rightFields())
    const poison = `${fields.slice(0, -1)},"__proto__":{"form":"x","polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}`
    const reply = await sendBody(site, path, poison, asJson)
    expect(reply.status).toBeLessThan(500)
    const clean = await postJson(site, path, await rightFields())
    expect(clean.status).toBe(201)
    expect(clean.text).not.toContain('polluted')
  })
})

describe('the log', () => {
  it('has no failure of ours in it', async () => {
    const failures = (await site.log()).filter((line) => line.includes('"event":"failure"'))
    expect(failures).toEqual([])
  })
})
