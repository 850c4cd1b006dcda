import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { holidayDays } from '#domain/content/pages/holiday'
import { addDays, isWorkingDay, riyadhDate, workingDaysBetween } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { forgeToken } from '../../support/forms/forge-token'
import {
  danglingIds,
  errorBeside,
  invalidControls,
  summaryOf,
} from '../../support/forms/form-markup'
import { askAfter, openForm, readOpened, sendSupport } from '../../support/forms/forms'
import { naughty } from '../../support/forms/naughty'
import { mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ samples: true })
})
afterAll(() => site.close())

const owner = 'visitor@example.com'

describe.each(locales)('who asks after a request in %s', (locale) => {
  const path = routePath('inquiry', locale)
  const t = translators[locale]

  it('with number and address sees its status, its dates and what happened', async () => {
    const reply = await askAfter(site, path, 'INFO-1234', owner)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.location).toMatch(new RegExp(`^${path}\\?result=[\\w-]+$`))
    const shown = await openForm(site, reply.location)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    const text = mainOf(shown.html)
    const parts = [
      'INFO-1234',
      'status.needs_information.title',
      'inquiry.updated',
      'inquiry.again',
    ]
    for (const part of ['receipt.submitted', 'receipt.due', 'inquiry.timeline', ...parts]) {
      // A part with a dot is a message key; any other is literal text.
      expect(text).toContain(part.includes('.') ? t(part as 'inquiry.again') : part)
    }
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) {
      expect(shown.html).toContain(`dateTime="${day}"`)
    }
    // The due date is paused while information is awaited.
    expect(text).toContain(t('inquiry.dueLater'))
    expect(shown.html).not.toContain('dateTime="2026-11-19"')
    const [notes, others] = [/السجل التجاري/, /commercial registration/]
    expect(text).toMatch(locale === 'ar' ? notes : others)
    expect(text).not.toMatch(locale === 'ar' ? others : notes)
    expect(await findMarkupErrors(shown.html)).toEqual([])
  })

  it('sees the address masked, and nothing that was written', async () => {
    const { html } = await openForm(site, (await askAfter(site, path, 'INFO-1234', owner)).location)
    expect(html).toContain('v•••@example.com')
    expect(html).not.toContain(owner)
    expect(html).not.toContain('زائر تجريبي')
    expect(html).not.toContain('متى تُفتح')
  })

  it('is not overdue on the day on which the reply is due, but on the next', async () => {
    const reference = 'TECH-1000000026'
    const today = riyadhDate(Date.now())
    const shown = async (due: string) => {
      const set = 'UPDATE submissions SET due_on = ? WHERE reference = ?'
      await readRows(site, set, due, reference)
      return mainOf(
        (await openForm(site, (await askAfter(site, path, reference, owner)).location)).html,
      )
    }
    expect(await shown(today)).not.toContain(t('inquiry.late'))
    expect(await shown(addDays(today, -1))).toContain(t('inquiry.late'))
  })

  it('has the working days that are left, holidays not among them', async () => {
    const reference = 'TECH-1000000026'
    const today = riyadhDate(Date.now())
    const rows = await readRows(
      site,
      "SELECT date, json_extract(body, '$.days') AS days FROM entries WHERE kind = 'holiday' AND locale = 'ar' ORDER BY date",
    )
    const holidays = holidayDays(
      rows.map(({ date, days }) => ({ date: String(date), body: { days: Number(days) } })),
    )
    const next = holidays.find((day) => day > today && isWorkingDay(day, new Set())) ?? ''
    const due = addDays(next, 14)
    await readRows(site, 'UPDATE submissions SET due_on = ? WHERE reference = ?', due, reference)
    const { location } = await askAfter(site, path, reference, owner)
    const left = workingDaysBetween(today, due, new Set(holidays))
    expect(left).toBeLessThan(workingDaysBetween(today, due, new Set()))
    expect(mainOf((await openForm(site, location)).html)).toContain(
      t('inquiry.daysLeft', { count: left }),
    )
  })

  it('finds a request that was just sent', async () => {
    const { fields } = await sendSupport(site, routePath('contact', locale), {
      email: 'New@Example.com',
    })
    const key = fields.idempotencyKey
    const [row] = await readRows(
      site,
      'SELECT reference FROM submissions WHERE idempotency_key = ?',
      key,
    )
    const reply = await askAfter(site, path, String(row?.reference), 'new@example.COM')
    expect(reply.status).toBe(303)
    const { html } = await openForm(site, reply.location)
    expect(textOf(html, 'title')).toContain(t('status.received.title'))
    expect(html).toContain('N•••@Example.com')
  })

  it.each([
    ['in small letters', 'info-1234'],
    ['without its dash', 'INFO1234'],
    ['with spaces', '  INFO - 1234 '],
    ['in Arabic digits', 'INFO-١٢٣٤'],
    ['in Persian digits', 'info ۱۲۳۴'],
    ['with a typeset dash', 'INFO–1234'],
    ['with marks that nobody sees', '\u200eINFO-1234\u200f'],
  ])('may write the number %s', async (_, number) => {
    expect((await askAfter(site, path, number, ' Visitor@Example.COM ')).status).toBe(303)
  })

  it.each([
    ['nothing', '', '', ['ticketNumber', 'email']],
    ['no number', '', owner, ['ticketNumber']],
    ['no address', 'INFO-1234', '', ['email']],
    ['half an address', 'INFO-1234', 'visitor@', ['email']],
    ['a number beyond all bounds', 'I'.repeat(121), owner, ['ticketNumber']],
  ])('by %s is told what is missing', async (_, number, email, named) => {
    const reply = await askAfter(site, path, number, email)
    expect(reply.status).toBe(422)
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(named)
    expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
  })

  it('with a wrong address, an unknown number or both gets the same answer', async () => {
    const wrong = [
      ['INFO-1234', 'other@example.com'],
      ['INFO-9999', owner],
      ['INFO-9999', 'other@example.com'],
      ['COMP-1000000018', 'other@example.com'],
      ['no number at all', owner],
    ] as const
    const pages = []
    for (const [number, email] of wrong) {
      const reply = await askAfter(site, path, number, email)
      expect(reply.status).toBe(422)
      const said = mainOf(reply.text)
      expect(said).toContain(t('answer.unfound.title'))
      expect(said).toContain(t('answer.unfound.advice'))
      expect(said).not.toContain(t('form.problems', { count: 2 }))
      for (const field of ['ticketNumber', 'email'] as const) {
        expect(errorBeside(reply.text, field)).toContain(t(`answer.unfound.${field}`))
      }
      expect(invalidControls(reply.text)).toEqual(['ticketNumber', 'email'])
      const { key } = readOpened(reply.text)
      const headers = ['retry-after', 'cache-control', 'content-security-policy', 'vary']
      const echoes = [key, `value="${number}"`, `value="${email}"`, `:"${number}"`, `:"${email}"`]
      const page = echoes.reduce((text, echo) => text.replaceAll(echo, ''), reply.text)
      pages.push(JSON.stringify([headers.map((name) => reply.headers.get(name)), page]))
    }
    expect(new Set(pages).size).toBe(1)
  })
})

describe('the address of a result', () => {
  const path = '/en/contact/inquiry'

  it('holds nothing that can be read, and is another one each time', async () => {
    const places = []
    for (let turn = 0; turn < 2; turn += 1) {
      const { location } = await askAfter(site, path, 'INFO-1234', owner)
      places.push(location)
      const decoded = Buffer.from(location.split('result=')[1] ?? '', 'base64url').toString(
        'latin1',
      )
      for (const part of ['1234', 'INFO', 'visitor', 'reference']) {
        expect(location + decoded).not.toContain(part)
      }
    }
    expect(places[0]).not.toBe(places[1])
  })

  it('that is forged, cut or of another purpose shows the form, and nothing of any request', async () => {
    const { location } = await askAfter(site, path, 'INFO-1234', owner)
    const token = location.split('result=')[1] ?? ''
    const receipt =
      (await sendSupport(site, '/en/contact')).reply.location.split('receipt=')[1] ?? ''
    const question = (await openForm(site, '/en/contact')).token
    const forged = [
      forgeToken(token, -2),
      forgeToken(token, 0),
      token.slice(0, -8),
      receipt,
      question,
      'x',
      '%00',
      'INFO-1234',
      'x'.repeat(8_000),
    ]
    for (const one of forged) {
      const shown = await openForm(site, `${path}?result=${one}`)
      expect(shown.status).toBe(200)
      expect(shown.own).toMatchObject({ kind: 'form', expired: true })
      expect(mainOf(shown.html)).toContain(translators.en('inquiry.expired.title'))
      expect(shown.html).not.toContain('v•••')
      expect(shown.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('shows the result in the other language too, and on no other page', async () => {
    const { location } = await askAfter(site, path, 'INFO-1234', owner)
    const query = location.slice(path.length)
    expect(mainOf((await openForm(site, `/contact/inquiry${query}`)).html)).toContain('INFO-1234')
    for (const other of ['/en/contact', '/en/faq', '/en']) {
      expect((await openForm(site, other + query)).html).not.toContain('v•••')
    }
  })
})

describe('a text that has broken forms before', () => {
  it.each(some(naughty, 12))('%s, finds nothing and breaks nothing', async (_, text) => {
    for (const [number, email] of [
      [text, owner],
      ['INFO-1234', text],
    ] as const) {
      const reply = await askAfter(site, '/contact/inquiry', number, email)
      expect(reply.status).toBe(422)
      expect(danglingIds(reply.text)).toEqual([])
      expect(await findMarkupErrors(reply.text)).toEqual([])
    }
  })
})
