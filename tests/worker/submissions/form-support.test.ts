import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { openKeyring } from '#db/privacy/keyring'
import { holidayDays } from '#domain/content/pages/holiday'
import { addWorkingDays, riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { checkDigit } from '#domain/tickets/reference'
import { openForm, post, sendSupport } from '../../support/forms/forms'
import { mainOf, textOf } from '../../support/html'
import { countRows, dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { readDataSecrets } from '../../support/secret'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const canaries = {
  fullName: 'قمرية Canary-Name',
  email: 'canary.address@example.com',
  message: 'The canary sings at dawn.\r\nTwice, at least.',
}

describe.each(locales)('a support request in %s, sent without script', (locale) => {
  const path = routePath('contact', locale)
  const t = translators[locale]
  let reference: string
  let location: string
  let sent: Awaited<ReturnType<typeof sendSupport>>

  beforeAll(async () => {
    await forgetVisitors(site)
    sent = await sendSupport(site, path, { ...canaries, mainType: 'COMP', type: 'website' })
    location = sent.reply.location
    const [row] = await readRows(site, 'SELECT reference FROM submissions')
    reference = String(row?.reference)
  })

  it('is answered by 303 to a receipt, and nothing is set or kept', () => {
    const { reply } = sent
    expect(reply.status).toBe(303)
    expect(reply.text).toBe('')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(location).toMatch(new RegExp(`^${path}\\?receipt=[\\w.-]+$`))
  })

  it('has a number with a check digit, of its kind', () => {
    expect(reference).toMatch(/^COMP-\d{10}$/)
    const digits = reference.slice(5)
    expect(checkDigit(digits.slice(0, 9))).toBe(digits.slice(9))
  })

  it('has a receipt that no other spelling of its token shows, and no other page', async () => {
    const token = location.slice(location.indexOf('=') + 1)
    const last = token.slice(0, token.indexOf('.')).at(-1) ?? ''
    const isReceipt = async (address: string) =>
      (await openForm(site, address)).own?.kind === 'receipt'
    expect(await isReceipt(`${path}?receipt=${token}`)).toBe(true)
    for (const other of [`${token}.x`, `${token}=`, token.replace(`${last}.`, `${last}=.`)]) {
      expect(await isReceipt(`${path}?receipt=${other}`)).toBe(false)
    }
    const elsewhere = routePath('openData', locale)
    expect(await isReceipt(`${elsewhere}?receipt=${token}`)).toBe(false)
  })

  it('has a receipt that says number, kind and the day the reply is due', async () => {
    const { status, headers, html } = await openForm(site, location)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.getSetCookie()).toEqual([])
    expect(textOf(html, 'title')).toContain(t('receipt.title'))
    const text = mainOf(html)
    const [row] = await readRows(site, 'SELECT due_on FROM submissions')
    const kind = { ar: 'شكوى', en: 'Complaint' }[locale]
    for (const part of [reference, kind, t('receipt.title')]) expect(text).toContain(part)
    expect(html).toContain(`dateTime="${row?.due_on}"`)
  })

  it('has a receipt in the other language as well, under the same address but for the language', async () => {
    const other = locale === 'ar' ? 'en' : 'ar'
    const query = location.slice(location.indexOf('?'))
    const { html } = await openForm(site, routePath('contact', other) + query)
    expect(mainOf(html)).toContain(reference)
    expect(textOf(html, 'title')).toContain(translators[other]('receipt.title'))
  })

  it('leaves nothing that was typed in any address, or what it decodes to', () => {
    const decoded = Buffer.from(location.split('receipt=')[1]?.split('.')[0] ?? '', 'base64url')
    const reply = `${decodeURIComponent(location)} ${decoded.toString()}`
    for (const typed of ['canary', 'Canary', 'قمرية', 'dawn']) expect(reply).not.toContain(typed)
    expect(Object.keys(JSON.parse(decoded.toString())).toSorted()).toEqual([
      'at',
      'due',
      'isPending',
      'kind',
      'page',
      'reference',
      'until',
    ])
  })

  it('is one row with its event, its mail and its used captcha, however often the receipt is read', async () => {
    for (let turn = 0; turn < 3; turn += 1) await openForm(site, location)
    const tables = ['submissions', 'events', 'mails', 'spent_captchas', 'rate_limit_hits']
    const counts = await Promise.all(tables.map((table) => countRows(site, table)))
    expect(counts).toEqual([1, 1, 1, 1, 1])
  })

  it('is filed as what was chosen, due after three working days', async () => {
    const [row] = await readRows(site, 'SELECT * FROM submissions')
    expect(row).toMatchObject({
      form: 'support',
      kind: 'COMP',
      topic: 'website',
      locale,
      sample: 0,
    })
    expect(row?.status).toBe('received')
    expect(row?.idempotency_key).toBe(sent.opened.key)
    const { html } = await openForm(site, routePath('privacyPolicy', locale))
    expect(mainOf(html)).toContain(String(row?.privacy_version))
    const holidays = await readRows(
      site,
      `SELECT date, body FROM entries WHERE kind = 'holiday' AND locale = 'ar'`,
    )
    const days = holidays.map(({ date, body }) => ({
      date: String(date),
      body: JSON.parse(String(body)),
    }))
    const filed = riyadhDate(Number(row?.created_at))
    expect(row?.due_on).toBe(addWorkingDays(filed, 3, new Set(holidayDays(days))))
    const [event] = await readRows(site, 'SELECT * FROM events')
    expect(event).toMatchObject({ reference, sequence: 1, status: 'received', note_ar: null })
    expect(event?.at).toBe(row?.created_at)
  })

  it('holds nothing of it in clear in any column of any table', async () => {
    const stored = await dumpStored(site)
    for (const typed of Object.values(canaries)) {
      for (const word of typed.match(/\S{5,}/g) ?? []) expect(stored).not.toContain(word)
      const bytes = Buffer.from(typed)
      expect(stored).not.toContain(bytes.toString('base64url').slice(0, -2))
      expect(stored).not.toContain(bytes.toString('hex'))
    }
    expect(stored).not.toContain(sent.opened.token)
  })

  it('can be read with the key of the data, as it was typed but for its line ends', async () => {
    const [row] = await readRows(site, 'SELECT * FROM submissions')
    const keyring = await openKeyring(readDataSecrets())
    const owner = `support:${row?.digest}`
    expect(await keyring.decrypt(String(row?.email), `email:${owner}`)).toBe(canaries.email)
    const answers = await keyring.decrypt(String(row?.answers), `answers:${owner}`)
    expect(JSON.parse(answers ?? '')).toEqual({
      mainType: 'COMP',
      type: 'website',
      fullName: canaries.fullName,
      message: canaries.message.replace('\r\n', '\n'),
      attachments: [],
    })
  })
})

describe('a receipt', () => {
  const title = (html: string) => textOf(html, 'title')

  it.each(locales)(
    'that is forged, cut or of another purpose shows the form in %s, and says so',
    async (locale) => {
      const path = routePath('contact', locale)
      const { reply } = await sendSupport(site, path)
      const [body = '', signature = ''] = (reply.location.split('receipt=')[1] ?? '').split('.')
      const receiptToken = JSON.parse(Buffer.from(body, 'base64url').toString())
      const forge = (fields: object) =>
        Buffer.from(JSON.stringify({ ...receiptToken, ...fields })).toString('base64url')
      const inquiry = await post(site, routePath('inquiry', locale), {
        form: 'inquiry',
        email: 'noura@example.com',
        ticketNumber: receiptToken.reference,
      })
      const forged = [
        `${forge({ reference: 'INFO-0000000000' })}.${signature}`,
        `${forge({ until: receiptToken.until + 1 })}.${signature}`,
        `${body}.${signature.slice(0, -1)}`,
        `${body}.`,
        body,
        '.',
        'x',
        '%00',
        '%F0%9F%98%80.%F0%9F%98%80',
        'x'.repeat(8_000),
        inquiry.location.split('result=')[1] ?? '',
      ]
      const wayOn = new RegExp(
        `class="callout">(?:(?!</div>).)*href="${routePath('inquiry', locale)}"`,
      )
      for (const token of forged) {
        const opened = await openForm(site, `${path}?receipt=${token}`)
        expect([token.slice(0, 40), opened.status]).toEqual([token.slice(0, 40), 200])
        expect(opened.own).toMatchObject({ kind: 'form', expired: true })
        expect(mainOf(opened.html)).toContain(translators[locale]('receipt.expired.title'))
        expect(opened.html).toMatch(wayOn)
        expect(mainOf(opened.html)).not.toContain('INFO-0')
        expect(opened.headers.get('cache-control')).toBe('no-store')
      }
    },
  )

  it('is nothing to any other page', async () => {
    const { reply } = await sendSupport(site, '/en/contact')
    const query = reply.location.slice(reply.location.indexOf('?'))
    const [receiptToken] = await readRows(
      site,
      'SELECT reference FROM submissions ORDER BY created_at DESC',
    )
    for (const path of ['/en/contact/inquiry', '/en/faq', '/en']) {
      const { status, html } = await openForm(site, path + query)
      expect(status).toBe(200)
      expect(title(html)).not.toContain(translators.en('receipt.title'))
      expect(html).not.toContain(String(receiptToken?.reference))
    }
  })
})
