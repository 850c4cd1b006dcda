import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { actionStatus, type Status, statuses, type TicketAction } from '#domain/tickets/status'
import { danglingIds, errorBeside, summaryOf } from '../../support/forms/form-markup'
import { openForm, post, postJson, readOpened } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import {
  beginChange,
  changeFields,
  information,
  openRequest,
  type Placed,
  placeRequest,
  pressAction,
  shownOf,
  statusesOf,
  wrong,
} from '../../support/forms/requests'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
let mailbox: ReturnType<typeof watchMail>
beforeAll(async () => {
  site = await openSite()
  mailbox = watchMail(site)
})
afterAll(async () => {
  await site.close()
})
beforeEach(async () => {
  await forgetVisitors(site)
  mailbox.forget()
})

const path = (locale: Placed['locale']) => routePath('inquiry', locale)
const ways = [
  { action: 'withdraw', from: 'in_review', more: {} },
  { action: 'reopen', from: 'answered', more: { information } },
  { action: 'inform', from: 'needs_information', more: { information } },
] as const satisfies { action: TicketAction; from: Status; more: Record<string, string> }[]

describe.each(locales)('the sender of a request in %s', (locale) => {
  const t = translators[locale]

  it.each(ways)(
    'can $action, proven by a mailed code, without script',
    async ({ action, from, more }) => {
      const placed = await placeRequest(site, locale, from)
      const page = await openRequest(site, placed)
      expect(mainOf(page.html)).toContain(t(`tickets.${action}.title`))
      expect(findTag(page.html, 'button', { name: 'action', value: action })).toBeTruthy()
      expect(await findMarkupErrors(page.html)).toEqual([])

      const { opened, location, code } = await beginChange(site, mailbox, placed, action)
      expect(location).toMatch(new RegExp(`^${path(locale)}\\?result=[\\w-]+$`))
      expect(findTag(opened.html, 'input', { name: 'code' })?.attributes).toMatchObject({
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        dir: 'ltr',
      })
      expect(danglingIds(opened.html)).toEqual([])
      expect(await findMarkupErrors(opened.html)).toEqual([])

      const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
      const reply = await post(site, path(locale), changeFields(opened, ` ${arabic} `, more))
      expect([reply.status, reply.text]).toEqual([303, ''])
      const changed = await openForm(site, reply.location)
      const { result, change } = shownOf(changed)
      const to = actionStatus[action]
      expect([result.status, result.events[0]?.status, change?.step]).toEqual([to, to, 'done'])
      expect(mainOf(changed.html)).toContain(t(`tickets.${action}.done`))
      expect(findTag(changed.html, 'h2', { id: 'status' })?.attributes).toHaveProperty('autofocus')
      expect(textOf(changed.html, 'title')).toContain(t(`status.${to}.title`))
      expect(await findMarkupErrors(changed.html)).toEqual([])
      const isDueAnew = result.due !== null && result.due.iso > '2026-11-01'
      expect(isDueAnew).toBe(action !== 'withdraw')
      expect(await countRows(site, 'additions')).toBe(action === 'withdraw' ? 0 : 1)
    },
  )
})

describe.each(some(locales, 1))('the sender of a request, in %s,', (locale) => {
  const t = translators[locale]

  it('is told of a wrong code, keeps what was written, and has five tries', async () => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    const send = (typed: string) =>
      post(site, path(locale), changeFields(opened, typed, { information }))
    for (let turn = 1; turn <= 5; turn += 1) {
      const reply = await send(wrong(code))
      expect(reply.status).toBe(422)
      expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(['code'])
      const words = turn < 5 ? 'tickets.codeWrong' : 'tickets.codeSpent'
      expect(errorBeside(reply.text, 'code')).toContain(t(words))
      expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
      expect(reply.text).toContain('1010101010')
      if (turn > 3) expect(await findMarkupErrors(reply.text)).toEqual([])
    }
    const late = await send(code)
    expect([late.status, errorBeside(late.text, 'code')]).toEqual([
      422,
      expect.stringContaining(t('tickets.codeSpent')),
    ])
    expect(await statusesOf(site, placed)).toEqual(['received'])
  })

  it('says why when they reopen, or nothing is changed', async () => {
    const placed = await placeRequest(site, locale, 'answered')
    const { opened, code } = await beginChange(site, mailbox, placed, 'reopen')
    const field = findTag(opened.html, 'textarea', { name: 'information' })
    expect(field).toBeTruthy()
    expect(mainOf(opened.html)).toContain(t('tickets.reopen.reason'))
    const reply = await post(site, path(locale), changeFields(opened, code))
    expect([reply.status, summaryOf(reply.text).map((one) => one.field)]).toEqual([
      422,
      ['information'],
    ])
    expect(await statusesOf(site, placed)).toEqual(['received'])
  })

  it.each([
    ['nothing', '', '', ['information', 'code']],
    ['too little', 'short', '12345', ['information', 'code']],
    ['no digits', information, 'abcdef', ['code']],
    ['too much', 'x'.repeat(4_001), '1234567', ['information', 'code']],
  ])('who fills in %s is told so, and no try is lost', async (_, typed, code, fields) => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened } = await beginChange(site, mailbox, placed, 'inform')
    const sent = changeFields(opened, code, { information: typed })
    const reply = await post(site, path(locale), sent)
    expect(reply.status).toBe(422)
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(fields)
    expect(danglingIds(reply.text)).toEqual([])
    expect(await readRows(site, 'SELECT attempts FROM codes')).toEqual([{ attempts: 0 }])
  })

  it('is mailed the new status, in the language of the request, with nothing that was written', async () => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    await post(site, path(locale), changeFields(opened, code, { information }))
    await site.cron()
    const mails = await mailbox.sent(2)
    const said = { reference: placed.reference, status: t('status.in_review.title') }
    const mail = mails.find(({ subject }) => subject === t('mail.status.subject', said))
    expect(mail?.to).toBe(placed.email)
    expect(mail?.html).toContain(`<bdi dir="ltr">${placed.reference}</bdi>`)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(path(locale))
      expect(body).not.toMatch(/canary|1010101010/)
    }
    await site.cron()
    expect(await mailbox.sent()).toEqual([])
  })

  it('switches the language and keeps what was typed', async () => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened } = await beginChange(site, mailbox, placed, 'inform')
    const twin = path(locale === 'ar' ? 'en' : 'ar')
    const button = findTag(opened.html, 'button', { name: 'intent', value: 'switch' })
    expect(button?.attributes).toMatchObject({ formaction: twin, form: 'changeRequest-form' })
    const sent = changeFields(opened, '12', { information, intent: 'switch' })
    const reply = await post(site, twin, sent)
    expect(reply.status).toBe(200)
    expect(shownOf(readOpened(reply.text)).change?.form.values).toEqual({ code: '12', information })
    expect(await readRows(site, 'SELECT attempts FROM codes')).toEqual([{ attempts: 0 }])
  })
})

describe('what may be done', () => {
  it.each(statuses)(
    'with a request that is %s is offered, and nothing else is done',
    async (status) => {
      const placed = await placeRequest(site, 'en', status)
      const opened = await openRequest(site, placed)
      const { actions } = shownOf(opened).result
      const refused = (['withdraw', 'reopen', 'inform'] as const).filter(
        (action) => !actions.includes(action),
      )
      for (const action of refused) {
        const reply = await pressAction(site, 'en', opened, action)
        expect(reply.status).toBe(422)
        expect(mainOf(reply.text)).toContain(translators.en('tickets.refused.moved'))
        if (action === refused[0]) expect(await findMarkupErrors(reply.text)).toEqual([])
      }
      expect(await countRows(site, 'codes')).toBe(0)
    },
  )

  it('is to reopen for thirty days only', async () => {
    const offered = async (days: number) =>
      shownOf(await openRequest(site, await placeRequest(site, 'en', 'closed', days))).result
        .actions
    expect([await offered(29), await offered(32)]).toEqual([['reopen'], []])
  })

  it('is not done when somebody else has moved the request meanwhile; what was written is shown', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    await readRows(site, "UPDATE submissions SET status = 'rejected'")
    const reply = await post(site, path('en'), changeFields(opened, code, { information }))
    expect(reply.status).toBe(422)
    expect(mainOf(reply.text)).toContain(translators.en('tickets.refused.moved'))
    expect(shownOf(readOpened(reply.text)).result.status).toBe('rejected')
    expect(reply.text).toContain('id="unsent"')
    expect(await countRows(site, 'additions')).toBe(0)
  })
})

describe('a program', () => {
  it('is answered in JSON: what is wrong, then where the result stands', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const { opened, code } = await beginChange(site, mailbox, placed, 'withdraw')
    const refused = await postJson(site, path('en'), changeFields(opened, wrong(code)))
    expect(refused.status).toBe(422)
    expect(refused.json.form.issues).toMatchObject([{ field: 'code' }])
    const unknown = { ...changeFields(opened, code), extra: 'x' }
    expect((await postJson(site, path('en'), unknown)).status).toBe(422)
    const reply = await postJson(site, path('en'), changeFields(opened, code))
    expect(reply.status).toBe(201)
    expect(shownOf(await openForm(site, reply.json.location)).result.status).toBe('withdrawn')
  })
})

describe('what was written', () => {
  it('stands nowhere in clear, in no table and in no line of the log', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    await post(site, path('en'), changeFields(opened, wrong(code), { information }))
    await post(site, path('en'), changeFields(opened, code, { information }))
    const canaries = new RegExp(`canary|1010101010|${code}(?!\\d)|example\\.com`, 'i')
    expect(await dumpStored(site)).not.toMatch(/canary|1010101010|example\.com/i)
    const lines = (await site.log()).filter((line) => line.includes('changeRequest'))
    expect(lines.map((line) => JSON.parse(line).outcome).slice(-2)).toEqual(['invalid', 'accepted'])
    expect((await site.log()).filter((line) => canaries.test(line))).toEqual([])
  })
})
