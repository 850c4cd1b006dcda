import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { forms } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { makeQuestion } from '#worker/captcha/question'
import { sealToken } from '#worker/security/tokens'
import { expectCaptchaRefused, withProof as withProofOf } from '../../support/forms/captchas'
import { forgeToken } from '../../support/forms/forge-token'
import { errorBeside, shownValues } from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  post,
  postJson,
  readOpened,
  solveAltcha,
  supportFields,
} from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { workAt } from '../../support/forms/work-at'
import { textOf } from '../../support/html'
import { countRows, forgetVisitors } from '../../support/rows'
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
const hintOf = (html: string) =>
  textOf(`<p>${/id="captcha-hint">(.*?)<\/p>/s.exec(html)?.[1]}</p>`, 'p')
const withProof = (proof: Record<string, string>) => withProofOf(site, path, proof)
const expectRefused = (fields: Record<string, string>) => expectCaptchaRefused(site, path, fields)

const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('the question', () => {
  it.each<[string, (sum: string) => string]>([
    ['as it is', (sum) => sum],
    ['with spaces around it', (sum) => ` ${sum} `],
    ['in Arabic digits', (sum) => inDigits(sum, 0x0660)],
    ['in Persian digits', (sum) => inDigits(sum, 0x06f0)],
  ])('answered %s is taken', async (_, write) => {
    const opened = await openForm(site, path)
    const reply = await post(
      site,
      path,
      supportFields(opened, { captchaAnswer: write(opened.sum) }),
    )
    expect(reply.status).toBe(303)
  })

  it.each([
    ['by another number', (sum: string) => String(Number(sum) + 1)],
    ['by a word', () => 'many'],
    ['by more than a number', (sum: string) => `${sum} or so`],
    ['by the sum as it stands', (sum: string) => `${sum}.0`],
  ])('answered %s is refused', async (_, write) => {
    const opened = await openForm(site, path)
    await expectRefused(supportFields(opened, { captchaAnswer: write(opened.sum) }))
  })

  it('answered once is used', async () => {
    const opened = await openForm(site, path)
    expect((await post(site, path, supportFields(opened))).status).toBe(303)
    const idempotencyKey = crypto.randomUUID()
    await expectRefused({ ...supportFields(opened), idempotencyKey })
  })

  it('of another visitor is taken, since it belongs to nobody', async () => {
    const [mine, other] = [await openForm(site, path), await openForm(site, path)]
    const fields = supportFields(mine, { captchaToken: other.token, captchaAnswer: other.sum })
    expect((await post(site, path, fields)).status).toBe(303)
  })

  it('whose token is forged is refused', async () => {
    const opened = await openForm(site, path)
    const foreign = await sealToken(workAt(Date.now()), 'receipt', { until: Date.now() + minute })
    const tokens = [
      forgeToken(opened.token, -2),
      forgeToken(opened.token, 0),
      opened.token.slice(0, -1),
      opened.token + opened.token,
      'x',
      '.',
      '%',
      foreign,
    ]
    for (const captchaToken of tokens) await expectRefused(supportFields(opened, { captchaToken }))
  })

  it.each([
    ['more than half an hour ago', 31 * minute, 'support'],
    ['by another form', 0, 'newsletter'],
  ])('asked %s is refused, though its sum is right', async (_, ago, form) => {
    const { text, token } = await makeQuestion(workAt(Date.now() - ago), translators.en, form)
    const captchaAnswer = readOpened(text).sum
    await expectRefused(await withProof({ captchaToken: token, captchaAnswer }))
  })

  it('asked half an hour ago may still be answered', async () => {
    const { text, token } = await makeQuestion(
      workAt(Date.now() - 29 * minute),
      translators.en,
      'support',
    )
    const asked = readOpened(text)
    const fields = await withProof({ captchaToken: token, captchaAnswer: asked.sum })
    expect((await post(site, path, fields)).status).toBe(303)
  })

  it('without its token is refused', async () => {
    await expectRefused(await withProof({ captchaAnswer: '9' }))
  })
})

describe('a visitor whose captcha was refused', () => {
  it.each(some(locales, 1))(
    'in %s keeps key and text, and gets another captcha',
    async (locale) => {
      const place = routePath('contact', locale)
      const opened = await openForm(site, place)
      const fields = supportFields(opened, { captchaAnswer: '1', mainType: 'FOI' })
      const reply = await post(site, place, fields)
      const again = readOpened(reply.text)
      expect(reply.status).toBe(422)
      expect(again.key).toBe(opened.key)
      expect(again.token).not.toBe(opened.token)
      expect(shownValues(reply.text)).toMatchObject({ fullName: fields.fullName, mainType: 'FOI' })
      expect(hintOf(reply.text)).toBe(translators[locale]('answer.sum.wrong'))
      expect((await post(site, place, supportFields(again))).status).toBe(303)
    },
  )

  it('is told that the result was wrong only where one was sent', async () => {
    const opened = await openForm(site, path)
    const old = await makeQuestion(workAt(Date.now() - 31 * minute), translators.en, 'support')
    const proofs: Record<string, string>[] = [{ captchaAnswer: '' }, { captchaToken: old.token }]
    for (const proof of proofs) {
      const reply = await post(site, path, supportFields(opened, proof))
      expect(reply.status).toBe(422)
      expect(hintOf(reply.text)).toBe(translators.en('form.captcha.hint'))
    }
  })

  it.each(['openData', 'invitation', 'newsletter'] as const)(
    'in the form %s reads of no box, for there is none',
    async (name) => {
      const place = routePath(forms[name].page, 'en')
      const reply = await post(
        site,
        place,
        filled(name, await openForm(site, place), { captchaAnswer: '1' }),
      )
      expect(reply.status).toBe(422)
      expect(errorBeside(reply.text, 'captcha')).toBe(
        'Error: Please verify that you are not a robot',
      )
      expect(hintOf(reply.text)).toBe(translators.en('answer.sum.wrong'))
    },
  )

  it('by script gets the words, the key and a fresh captcha as a problem', async () => {
    const opened = await openForm(site, path)
    const reply = await postJson(site, path, supportFields(opened, { captchaAnswer: '1' }))
    expect(reply.status).toBe(422)
    const { form } = reply.json
    expect(form.idempotencyKey).toBe(opened.key)
    expect(form.issues).toEqual([
      { field: 'captcha', message: 'Please check the reCAPTCHA box to proceed' },
    ])
    const altcha = await solveAltcha(form.captcha.challenge)
    const fields = { ...supportFields(opened), captchaAnswer: '', altcha }
    expect((await postJson(site, path, fields)).status).toBe(201)
  })

  it('is counted; who was merely wrong is not', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < 12; turn += 1) {
      const opened = await openForm(site, path)
      const reply = await post(site, path, supportFields(opened, { email: 'none' }), visitor)
      expect(reply.status).toBe(422)
    }
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
    for (let turn = 0; turn < 10; turn += 1) {
      const opened = await openForm(site, path)
      const reply = await post(site, path, supportFields(opened, { captchaAnswer: '1' }), visitor)
      expect(reply.status).toBe(422)
    }
    expect(await countRows(site, 'rate_limit_hits')).toBe(10)
    const right = supportFields(await openForm(site, path))
    expect((await post(site, path, right, visitor)).text).toContain(
      translators.en('answer.stepUp.form'),
    )
  })
})
