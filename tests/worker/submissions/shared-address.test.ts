import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds, shownValues, summaryOf } from '../../support/forms/form-markup'
import {
  type Opened,
  openForm,
  post,
  postJson,
  readOpened,
  solveAltcha,
  stateOf,
  supportFields,
} from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { proveWork } from '../../support/forms/step-up'
import { findMarkupErrors } from '../../support/markup'
import { countRows, forgetVisitors } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

type Headers = Record<string, string>
type Fields = Record<string, string>
const path = '/en/contact'

/** The fields of a form with another answer to its captcha. */
function withProof(fields: Fields, proof: Fields): Fields {
  const { captchaToken: _, captchaAnswer: __, ...others } = fields
  return { ...others, ...proof }
}

const answerOf = ({ token, sum }: Pick<Opened, 'token' | 'sum'>) => ({
  captchaToken: token,
  captchaAnswer: sum,
})

describe('two hundred people behind one address', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('send a request each, with the step-up challenge past the first ten', async () => {
    const address = newVisitor()
    const sendOne = async (index: number) => {
      const opened = await openForm(site, path, address)
      const fields = supportFields(opened, { email: `person-${index}@example.com` })
      const first = await post(site, path, fields, address)
      if (first.status === 303) return [first.status]
      const again = withProof(fields, { altcha: await proveWork('support') })
      return [first.status, (await post(site, path, again, address)).status]
    }
    const people: number[][] = []
    for (let group = 0; group < 10; group += 1) {
      const indexes = Array.from({ length: 20 }, (_, at) => group * 20 + at)
      people.push(...(await Promise.all(indexes.map(sendOne))))
    }
    expect(people.filter((statuses) => statuses.join() === '303')).toHaveLength(10)
    expect(people.filter((statuses) => statuses.join() === '422,303')).toHaveLength(190)
    expect(await countRows(site, 'submissions')).toBe(200)
  })
})

describe('past the first limit of an address', () => {
  let site: Site
  beforeAll(async () => {
    // Two requests, six with the question, ten with a proof of work.
    site = await openSite({ vars: { SUBMITS_PER_TEN_MINUTES: '2', SHARED_ADDRESS_FACTOR: '5' } })
  })
  afterAll(() => site.close())
  beforeEach(() => forgetVisitors(site))

  /** Uses the address for so many requests, each with the proof it needs. */
  async function spend(address: Headers, count: number) {
    for (let index = 0; index < count; index += 1) {
      const fields = supportFields(await openForm(site, path))
      const proof = index < 2 ? fields : withProof(fields, { altcha: await proveWork('support') })
      expect((await post(site, path, proof, address)).status).toBe(303)
    }
  }

  it.each(locales)('the form comes back in %s with all that was typed', async (locale) => {
    const address = newVisitor()
    await spend(address, 2)
    const place = routePath('contact', locale)
    const opened = await openForm(site, place)
    const fields = supportFields(opened, { mainType: 'SUGG', message: 'Kept <b> as it was' })
    const reply = await post(site, place, fields, address)
    expect(reply.status).toBe(422)
    expect(shownValues(reply.text)).toMatchObject({ mainType: 'SUGG', message: fields.message })
    expect(summaryOf(reply.text)).toEqual([
      {
        field: 'captcha',
        text: expect.stringContaining(translators[locale]('answer.stepUp.form')),
      },
    ])
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    const again = readOpened(reply.text)
    expect(again.key).toBe(opened.key)
    const answered = withProof(fields, answerOf(again))
    expect((await post(site, place, answered, address)).status).toBe(303)
    expect(await countRows(site, 'submissions')).toBe(3)
  })

  it('the challenge asks for four times the work of the ordinary one', async () => {
    const address = newVisitor()
    await spend(address, 2)
    const fields = supportFields(await openForm(site, path))
    const { json } = await postJson(site, path, fields, address)
    const { parameters } = JSON.parse(json.form.captcha.challenge)
    expect([parameters.cost, parameters.keyPrefix]).toEqual([800, '000'])
    const altcha = await solveAltcha(json.form.captcha.challenge)
    const solved = withProof(fields, { altcha })
    expect((await postJson(site, path, solved, address)).status).toBe(201)
  })

  it('an ordinary answer does not pass for the challenge, nor one that was used', async () => {
    const address = newVisitor()
    await spend(address, 2)
    const opened = await openForm(site, path)
    const ordinary = await solveAltcha(stateOf(opened).captcha?.challenge ?? '')
    const plain = withProof(supportFields(opened), { altcha: ordinary })
    expect((await post(site, path, plain, address)).status).toBe(422)
    const altcha = await proveWork('support')
    const sendWith = async () =>
      post(site, path, withProof(supportFields(await openForm(site, path)), { altcha }), address)
    expect((await sendWith()).status).toBe(303)
    expect((await sendWith()).status).toBe(422)
    const foreign = { altcha: await proveWork('newsletter') }
    const other = withProof(supportFields(await openForm(site, path)), foreign)
    expect((await post(site, path, other, address)).status).toBe(422)
    expect(await countRows(site, 'submissions')).toBe(3)
  })

  it('a wrong sum gets another question, and counts', async () => {
    const address = newVisitor()
    await spend(address, 2)
    const fields = supportFields(await openForm(site, path))
    const first = readOpened((await post(site, path, fields, address)).text)
    const wrong = withProof(fields, { ...answerOf(first), captchaAnswer: '1' })
    const reply = await post(site, path, wrong, address)
    expect(reply.status).toBe(422)
    expect(reply.text).toContain(translators.en('answer.sum.wrong'))
    expect(await countRows(site, 'rate_limit_hits')).toBe(3)
  })

  it('the question serves three times the first limit, and then only a proof of work', async () => {
    const address = newVisitor()
    await spend(address, 6)
    const fields = supportFields(await openForm(site, path))
    const asked = readOpened((await post(site, path, fields, address)).text)
    const reply = await post(site, path, withProof(fields, answerOf(asked)), address)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(reply.text).toContain(translators.en('form.captcha.workOnly'))
    expect(reply.text).toContain(translators.en('answer.stepUp.either'))
    expect(shownValues(reply.text)).toMatchObject({ message: fields.message })
    const { captcha } = stateOf(readOpened(reply.text))
    expect(captcha?.question).toBeUndefined()
    const solved = withProof(fields, { altcha: await proveWork('support') })
    expect((await post(site, path, solved, address)).status).toBe(303)
  })

  it('a flood is refused with Retry-After, whatever it proves', async () => {
    const address = newVisitor()
    await spend(address, 10)
    const fields = supportFields(await openForm(site, path))
    const proofs = [answerOf(await openForm(site, path)), { altcha: await proveWork('support') }]
    for (const proof of proofs) {
      const reply = await post(site, path, withProof(fields, proof), address)
      expect(reply.status).toBe(429)
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500)
      expect(shownValues(reply.text)).toMatchObject({ message: fields.message })
    }
    expect(await countRows(site, 'submissions')).toBe(10)
  })

  it('thirty who come at once are no more than one by one', async () => {
    const address = newVisitor()
    const bodies = await Promise.all(
      Array.from({ length: 30 }, async () =>
        withProof(supportFields(await openForm(site, path)), {
          altcha: await proveWork('support'),
        }),
      ),
    )
    const replies = await Promise.all(bodies.map((fields) => post(site, path, fields, address)))
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await countRows(site, 'submissions')).toBe(10)
  })

  it('programs have the documented limit', async () => {
    const address = newVisitor()
    await spend(address, 4)
    const send = { 'idempotency-key': crypto.randomUUID(), ...address }
    const { form: _, idempotencyKey: __, ...fields } = supportFields(await openForm(site, path))
    const challenge = await site.ask('/api/v1/challenge?for=requests/support')
    const { challenge: issued } = JSON.parse(await challenge.text())
    const altcha = await solveAltcha(JSON.stringify(issued))
    const body = withProof(fields, { altcha })
    const reply = await postJson(site, '/api/v1/requests/support', body, send)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(reply.headers.get('ratelimit-policy')).toContain('"submissions";q=2;w=600')
    expect(reply.headers.get('ratelimit')).toMatch(/"submissions";r=0;t=\d+/)
  })
})

describe('a factor of one', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ vars: { SUBMITS_PER_TEN_MINUTES: '1', SHARED_ADDRESS_FACTOR: '1' } })
  })
  afterAll(() => site.close())

  it('refuses past the first limit without a challenge', async () => {
    const address = newVisitor()
    const send = async () => post(site, path, supportFields(await openForm(site, path)), address)
    expect((await send()).status).toBe(303)
    const reply = await send()
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(500)
  })
})
