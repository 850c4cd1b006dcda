import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { Form } from '#domain/forms/form'
import { type FormName, forms } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { smallBody } from '#worker/http/read-body'
import { answers } from '../../support/forms/answers'
import {
  danglingIds,
  errorBeside,
  invalidControls,
  summaryOf,
} from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  post,
  postJson,
  readOpened,
  solveAltcha,
  stateOf,
} from '../../support/forms/forms'
import { naughty } from '../../support/forms/naughty'
import { textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, readRows } from '../../support/rows'
import { sample, some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const filed = Object.entries<Form>(forms).filter(([, { record }]) => record) as [FormName, Form][]
const cases = sample(filed, locales).map(({ subject: [name, form], variant: locale }) => ({
  name,
  form,
  locale,
  path: routePath(form.page, locale),
}))

let senders = 0

/** An email without earlier submissions. */
function newSender(): { email: string } {
  senders += 1
  return { email: `sender${senders}@example.com` }
}

function tableOf({ record }: Form): string {
  return record?.as === 'subscription' ? 'subscriptions' : 'submissions'
}

function prefixOf({ record }: Form, name: FormName): string {
  if (!record) return ''
  const typed: Record<string, string> = answers[name]
  return 'is' in record.kind ? record.kind.is : (typed[record.kind.from] ?? '')
}

describe.each(cases)('the form $name in $locale', ({ name, form, locale, path }) => {
  const t = translators[locale]
  const twin = routePath(form.page, locale === 'ar' ? 'en' : 'ar')
  const open = () => openForm(site, path)

  it('is taken: a receipt that holds nothing of the sender, one row, one mail', async () => {
    const rows = await countRows(site, tableOf(form))
    const sender = newSender()
    const reply = await post(site, path, filled(name, await open(), sender))
    expect(reply.status).toBe(303)
    expect(reply.location).toMatch(new RegExp(`^${path}\\?receipt=[\\w.-]+$`))
    const { html, own } = await openForm(site, reply.location)
    if (own?.kind !== 'receipt') throw new Error('there is no receipt')
    const { reference, requestType, isPending } = own.receipt
    expect(reference).toMatch(new RegExp(`^${prefixOf(form, name)}-\\d{10}$`))
    expect(html).toContain(requestType)
    expect(isPending).toBe(false)
    expect(await countRows(site, tableOf(form))).toBe(rows + 1)
    expect(await countRows(site, 'mails', `reference = '${reference}'`)).toBe(1)
    for (const value of [answers.support.fullName, sender.email]) {
      expect(decodeURIComponent(reply.location) + html).not.toContain(value)
    }
    expect(danglingIds(html)).toEqual([])
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('left empty comes back with every field named in its order, and the captcha', async () => {
    const { key } = await open()
    const reply = await post(site, path, { form: name, idempotencyKey: key })
    expect(reply.status).toBe(422)
    const required = Object.entries(form.fields).filter(([, field]) => !field.isOptional)
    const named = [...required.map(([field]) => field), 'captcha']
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(named)
    expect(textOf(reply.text, 'title')).toMatch(new RegExp(`^${t('form.error')}`))
    expect(invalidControls(reply.text).toSorted()).toEqual(
      named.map((field) => (field === 'captcha' ? 'captchaAnswer' : field)).toSorted(),
    )
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
  })

  it('says beside a name and an address what the specification says', async () => {
    const [fields, opened] = [Object.keys(form.fields), await open()]
    const wrong = Object.fromEntries(fields.map((field) => [field, '']))
    const { text } = await post(site, path, filled(name, opened, wrong))
    const words = { fullName: 'validation.name', email: 'validation.email' } as const
    for (const [field, key] of Object.entries(words)) {
      if (fields.includes(field)) {
        expect(errorBeside(text, field)).toBe(`${t('form.error')} ${t(key)}`)
        expect(summaryOf(text).find((one) => one.field === field)?.text).toBe(t(key))
      }
    }
  })

  it('refuses a robot in its own words, and keeps what was typed', async () => {
    const reply = await post(site, path, filled(name, await open(), { captchaAnswer: '' }))
    expect(reply.status).toBe(422)
    expect(form.captcha).not.toBe(null)
    const words = form.captcha && t(form.captcha)
    expect(errorBeside(reply.text, 'captcha')).toBe(`${t('form.error')} ${words}`)
    expect(stateOf(readOpened(reply.text)).values).toEqual(answers[name])
  })

  it('sent twice is one request, and with other content none', async () => {
    const fields = filled(name, await open(), newSender())
    const first = await post(site, path, fields)
    const rows = await countRows(site, tableOf(form))
    const again = await post(site, path, fields)
    expect([again.status, again.location]).toEqual([303, first.location])
    const other = await post(site, path, { ...fields, email: 'other@example.com' })
    expect(other.status).toBe(422)
    expect(other.text).toContain(t('answer.otherContent'))
    expect(await countRows(site, tableOf(form))).toBe(rows)
  })

  it('goes to its twin in the other language with all that was typed', async () => {
    const opened = await open()
    const reply = await post(site, twin, { ...filled(name, opened), intent: 'switch' })
    expect(reply.status).toBe(200)
    const again = readOpened(reply.text)
    expect(again.key).toBe(opened.key)
    expect(stateOf(again)).toMatchObject({ values: answers[name], issues: [], failure: null })
    expect((await post(site, twin, filled(name, again))).status).toBe(303)
  })

  it('is taken as JSON, under the key of the header', async () => {
    const { own } = await open()
    const challenge = stateOf({ own }).captcha?.challenge ?? ''
    const fields = { form: name, ...answers[name], altcha: await solveAltcha(challenge) }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const reply = await postJson(site, path, fields, headers)
    expect(reply.status).toBe(201)
    expect(reply.json.reference).toMatch(new RegExp(`^${prefixOf(form, name)}-`))
    const again = await postJson(site, path, fields, headers)
    expect([again.status, again.json]).toEqual([201, reply.json])
    const wrong = await postJson(site, path, { ...fields, nobody: 'knows' }, headers)
    expect(wrong.status).toBe(422)
  })

  it('neither breaks by hostile texts nor shows them as markup', async () => {
    const lines = Object.entries(form.fields).filter(
      ([, { list, control }]) => !list && control !== 'files',
    )
    for (const [, text] of some(naughty, 3)) {
      const opened = await open()
      const typed = Object.fromEntries(lines.map(([field]) => [field, text]))
      const fields = filled(name, opened, { ...typed, captchaAnswer: '' })
      const reply = await post(site, path, fields)
      const isTooLarge = new URLSearchParams(fields).toString().length > smallBody
      expect(reply.status).toBe(isTooLarge ? 413 : 422)
      expect(await findMarkupErrors(reply.text)).toEqual([])
    }
  })

  it('is found by its number and address, with what it is about, if it is a request', async () => {
    const reply = await post(site, path, filled(name, await open()))
    const { own } = await openForm(site, reply.location)
    if (own?.kind !== 'receipt') throw new Error('there is no receipt')
    const page = routePath('inquiry', locale)
    const { email } = answers[name] as { email: string }
    const asked = { form: 'inquiry', ticketNumber: own.receipt.reference, email }
    const answer = await post(site, page, asked)
    if (form.record?.as === 'subscription') {
      expect(answer.status).toBe(422)
      return
    }
    const found = await openForm(site, answer.location)
    if (found.own?.kind !== 'inquiry') throw new Error('it was not found')
    const { result } = found.own
    expect(result).toMatchObject({ requestType: own.receipt.requestType, status: 'received' })
    expect(Boolean(result.topic)).toBe(form.record?.topic !== undefined)
    const [row] = await readRows(
      site,
      'SELECT locale, form FROM submissions WHERE reference = ?',
      own.receipt.reference,
    )
    expect(row).toEqual({ locale, form: name })
  })
})

describe.each(locales)('an invitation in %s', (locale) => {
  it('without a contact person names the field, and not only a name', async () => {
    const t = translators[locale]
    const path = routePath('invitation', locale)
    const wrong = filled('invitation', await openForm(site, path), { contactName: '' })
    const { text } = await post(site, path, wrong)
    expect(errorBeside(text, 'contactName')).toBe(`${t('form.error')} ${t('validation.name')}`)
    expect(summaryOf(text)).toEqual([
      { field: 'contactName', text: `${t('form.contactName')}: ${t('validation.name')}` },
    ])
  })
})
