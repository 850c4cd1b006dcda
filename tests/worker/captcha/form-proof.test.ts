import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { makeChallenge } from '#worker/captcha/altcha'
import { makePass } from '#worker/captcha/captcha'
import { expectCaptchaRefused, withProof as withProofOf } from '../../support/forms/captchas'
import { openForm, post, solveAltcha, stateOf, supportFields } from '../../support/forms/forms'
import { workAt } from '../../support/forms/work-at'
import { forgetVisitors } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const path = '/en/contact'
const minute = 60_000
const withProof = (proof: Record<string, string>) => withProofOf(site, path, proof)
const expectRefused = (fields: Record<string, string>) => expectCaptchaRefused(site, path, fields)

async function askedNow() {
  const opened = await openForm(site, path)
  const { captcha } = stateOf(opened)
  if (!captcha) throw new Error('the form has no captcha')
  return { opened, captcha }
}

describe('the proof of work', () => {
  it.each(some(locales, 1))('is taken in %s, solved as the widget does', async (locale) => {
    const opened = await openForm(site, routePath('contact', locale))
    const altcha = await solveAltcha(stateOf(opened).captcha?.challenge ?? '')
    const { captchaToken, captchaAnswer, ...others } = supportFields(opened)
    const reply = await post(site, routePath('contact', locale), { ...others, altcha })
    expect(reply.status).toBe(303)
  })

  it('is good once', async () => {
    const { captcha } = await askedNow()
    const altcha = await solveAltcha(captcha.challenge)
    expect((await post(site, path, await withProof({ altcha }))).status).toBe(303)
    await expectRefused(await withProof({ altcha }))
  })

  it('that was tampered with is refused', async () => {
    const { captcha } = await askedNow()
    const solved = JSON.parse(atob(await solveAltcha(captcha.challenge)))
    const { challenge, solution } = solved
    const { parameters } = challenge
    const change = (fields: object) => ({
      solution,
      challenge: { ...challenge, parameters: { ...parameters, ...fields } },
    })
    const easy = { ...JSON.parse(captcha.challenge), signature: undefined }
    easy.parameters.keyPrefix = '0'
    const tampered = [
      change({ expiresAt: parameters.expiresAt + 60 }),
      change({ cost: 1 }),
      change({ keyPrefix: '' }),
      change({ nonce: '00' }),
      change({ data: { action: 'newsletter' } }),
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge },
      JSON.parse(atob(await solveAltcha(JSON.stringify(easy)))),
      {},
      null,
      [],
      'x',
    ]
    for (const one of tampered) {
      await expectRefused(await withProof({ altcha: btoa(JSON.stringify(one)) }))
    }
    for (const altcha of ['x', '====', btoa('{"challenge":')]) {
      await expectRefused(await withProof({ altcha }))
    }
  })

  it('of another form, or too old, is refused', async () => {
    const [other, old, young] = await Promise.all([
      makeChallenge(workAt(Date.now()), 'newsletter'),
      makeChallenge(workAt(Date.now() - 31 * minute), 'support'),
      makeChallenge(workAt(Date.now() - 29 * minute), 'support'),
    ])
    await expectRefused(await withProof({ altcha: await solveAltcha(other) }))
    await expectRefused(await withProof({ altcha: await solveAltcha(old) }))
    const fields = await withProof({ altcha: await solveAltcha(young) })
    expect((await post(site, path, fields)).status).toBe(303)
  })
})

describe('a pass for the captcha', () => {
  const until = Date.now() + 30 * minute
  const spent = { hash: 'of an answer', expiresAt: until }
  const withPass = (captchaPassed: string, idempotencyKey: string) =>
    withProof({ captchaPassed, idempotencyKey })

  it('serves the request it was given for, and no other', async () => {
    const key = crypto.randomUUID()
    const now = workAt(Date.now())
    const passes = [
      await makePass(now, 'support', crypto.randomUUID(), spent),
      await makePass(now, 'newsletter', key, spent),
      await makePass(workAt(Date.now() - 31 * minute), 'support', key, spent),
      'forged',
    ]
    for (const one of passes) await expectRefused(await withPass(one, key))
    const right = await withPass(await makePass(now, 'support', key, spent), key)
    expect((await post(site, path, right)).status).toBe(303)
  })

  it('serves one request for one answer', async () => {
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const
    const fields = await Promise.all(
      keys.map(async (key) =>
        withPass(await makePass(workAt(Date.now()), 'support', key, spent), key),
      ),
    )
    const reply = await Promise.all(fields.map((one) => post(site, path, one)))
    expect(reply.map(({ status }) => status).toSorted()).toEqual([303, 422])
  })
})
