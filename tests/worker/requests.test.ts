import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/routes'
import { actionStatus, type RequestAction, type Status, statuses } from '#domain/status'
import { danglingIds, errorBeside, summaryOf } from '../support/form-markup'
import { openForm, post, postJson, readOpened } from '../support/forms'
import { findTag, mainOf, textOf } from '../support/html'
import { watchMail } from '../support/mails'
import { findMarkupErrors } from '../support/markup'
import {
  changeFields,
  nextCode,
  openRequest,
  type Placed,
  placeRequest,
  pressAction,
  shownOf,
  wrong,
} from '../support/requests'
import { countRows, dumpStored, forgetVisitors, readRows } from '../support/rows'
import { openSite, type Site } from '../support/site'

let site: Site
let mailbox: ReturnType<typeof watchMail>
beforeAll(async () => {
  site = await openSite()
  mailbox = watchMail()
})
afterAll(async () => {
  mailbox.stop()
  await site.close()
})
beforeEach(async () => {
  await forgetVisitors(site)
  mailbox.forget()
})

const path = (locale: Placed['locale']) => routePath('inquiry', locale)
const information = 'The canary registration is 1010101010.\nIts certificate is of class 2.'
const ways = [
  { action: 'withdraw', from: 'in_review', more: {} },
  { action: 'reopen', from: 'answered', more: {} },
  { action: 'inform', from: 'needs_information', more: { information } },
] as const satisfies { action: RequestAction; from: Status; more: Record<string, string> }[]

/** Brings a sender to the form for their code, and gives the code that was mailed. */
async function begin(placed: Placed, action: RequestAction) {
  const pressed = await pressAction(site, placed.locale, await openRequest(site, placed), action)
  expect([pressed.status, pressed.text]).toEqual([303, ''])
  const opened = await openForm(site, pressed.location)
  return { opened, location: pressed.location, code: await nextCode(mailbox, placed) }
}

async function eventsOf({ reference }: Placed) {
  const rows = await readRows(
    site,
    'SELECT status FROM events WHERE reference = ? ORDER BY sequence',
    reference,
  )
  return rows.map(({ status }) => status)
}

describe.each(locales)('the sender of a request in %s', (locale) => {
  const t = translators[locale]

  it.each(ways)(
    'can $action, proven by a mailed code, without script',
    async ({ action, from, more }) => {
      const placed = await placeRequest(site, locale, from)
      const page = await openRequest(site, placed)
      expect(mainOf(page.html)).toContain(t(`requests.${action}.title`))
      expect(findTag(page.html, 'button', { name: 'action', value: action })).toBeTruthy()
      expect(await findMarkupErrors(page.html)).toEqual([])

      const { opened, location, code } = await begin(placed, action)
      expect(location).toMatch(new RegExp(`^${path(locale)}\\?result=[\\w-]+$`))
      expect(findTag(opened.html, 'input', { name: 'code' })?.attributes).toMatchObject({
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        dir: 'ltr',
      })
      expect(danglingIds(opened.html)).toEqual([])
      expect(await findMarkupErrors(opened.html)).toEqual([])

      const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
      const told = await post(site, path(locale), changeFields(opened, ` ${arabic} `, more))
      expect([told.status, told.text]).toEqual([303, ''])
      const changed = await openForm(site, told.location)
      const { result, change } = shownOf(changed)
      const to = actionStatus[action]
      expect([result.status, result.events[0]?.status, change?.step]).toEqual([to, to, 'done'])
      expect(mainOf(changed.html)).toContain(t(`requests.${action}.done`))
      expect(findTag(changed.html, 'h2', { id: 'status' })?.attributes).toHaveProperty('autofocus')
      expect(textOf(changed.html, 'title')).toContain(t(`status.${to}.title`))
      expect(await findMarkupErrors(changed.html)).toEqual([])
      const isDueAnew = result.due !== null && result.due.iso > '2026-11-01'
      expect(isDueAnew).toBe(action !== 'withdraw')
      expect(await countRows(site, 'additions')).toBe(action === 'inform' ? 1 : 0)
    },
  )

  it('is told of a wrong code, keeps what was written, and has five tries', async () => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened, code } = await begin(placed, 'inform')
    const send = (typed: string) =>
      post(site, path(locale), changeFields(opened, typed, { information }))
    for (let turn = 1; turn <= 5; turn += 1) {
      const told = await send(wrong(code))
      expect(told.status).toBe(422)
      expect(summaryOf(told.text).map(({ field }) => field)).toEqual(['code'])
      const words = turn < 5 ? 'requests.codeWrong' : 'requests.codeSpent'
      expect(errorBeside(told.text, 'code')).toContain(t(words))
      expect(textOf(told.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
      expect(told.text).toContain('1010101010')
      expect(await findMarkupErrors(told.text)).toEqual([])
    }
    const late = await send(code)
    expect([late.status, errorBeside(late.text, 'code')]).toEqual([
      422,
      expect.stringContaining(t('requests.codeSpent')),
    ])
    expect(await eventsOf(placed)).toEqual(['received'])
  })

  it.each([
    ['nothing', '', '', ['information', 'code']],
    ['too little', 'short', '12345', ['information', 'code']],
    ['no digits', information, 'abcdef', ['code']],
    ['too much', 'x'.repeat(4_001), '1234567', ['information', 'code']],
  ])('who fills in %s is told so, and no try is lost', async (_, typed, code, fields) => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened } = await begin(placed, 'inform')
    const sent = changeFields(opened, code, { information: typed })
    const told = await post(site, path(locale), sent)
    expect(told.status).toBe(422)
    expect(summaryOf(told.text).map(({ field }) => field)).toEqual(fields)
    expect(danglingIds(told.text)).toEqual([])
    expect(await readRows(site, 'SELECT tries FROM codes')).toEqual([{ tries: 0 }])
  })

  it('is mailed the new status, in the language of the request, with nothing that was written', async () => {
    const placed = await placeRequest(site, locale, 'needs_information')
    const { opened, code } = await begin(placed, 'inform')
    await post(site, path(locale), changeFields(opened, code, { information }))
    await site.cron()
    const mails = await mailbox.sent()
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
    const { opened } = await begin(placed, 'inform')
    const twin = path(locale === 'ar' ? 'en' : 'ar')
    const button = findTag(opened.html, 'button', { name: 'intent', value: 'switch' })
    expect(button?.attributes).toMatchObject({ formaction: twin, form: 'changeRequest-form' })
    const sent = changeFields(opened, '12', { information, intent: 'switch' })
    const told = await post(site, twin, sent)
    expect(told.status).toBe(200)
    expect(shownOf(readOpened(told.text)).change?.form.values).toEqual({ code: '12', information })
    expect(await readRows(site, 'SELECT tries FROM codes')).toEqual([{ tries: 0 }])
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
        const told = await pressAction(site, 'en', opened, action)
        expect(told.status).toBe(422)
        expect(mainOf(told.text)).toContain(translators.en('requests.refused.moved'))
        expect(await findMarkupErrors(told.text)).toEqual([])
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
    const { opened, code } = await begin(placed, 'inform')
    await readRows(site, "UPDATE submissions SET status = 'rejected'")
    const told = await post(site, path('en'), changeFields(opened, code, { information }))
    expect(told.status).toBe(422)
    expect(mainOf(told.text)).toContain(translators.en('requests.refused.moved'))
    expect(shownOf(readOpened(told.text)).result.status).toBe('rejected')
    expect(told.text).toContain('id="unsent"')
    expect(await countRows(site, 'additions')).toBe(0)
  })
})

describe('a code', () => {
  it('sent twice with one key gives the first answer, and other content under it is refused', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await begin(placed, 'inform')
    const fields = changeFields(opened, code, { information })
    const told = await Promise.all([1, 2, 3].map(() => post(site, path('en'), fields)))
    expect(told.map(({ status }) => status)).toEqual([303, 303, 303])
    const other = await post(site, path('en'), { ...fields, information: `${information}!` })
    expect(other.status).toBe(422)
    expect(await eventsOf(placed)).toEqual(['received', 'in_review'])
    expect(await countRows(site, 'additions')).toBe(1)
    expect(await countRows(site, 'mails', "template = 'status'")).toBe(1)
  })

  it('of another request, or for another action, is worth nothing', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const other = await placeRequest(site, 'en', 'needs_information')
    const own = await begin(placed, 'withdraw')
    const foreign = await begin(other, 'withdraw')
    const send = (code: string, more: Record<string, string> = {}) =>
      post(site, path('en'), changeFields(own.opened, code, more))
    expect((await send(foreign.code)).status).toBe(own.code === foreign.code ? 303 : 422)
    expect((await send(own.code, { action: 'inform', information })).status).toBe(422)
    expect((await send(own.code)).status).toBe(303)
    expect(await eventsOf(other)).toEqual(['received'])
  })

  it('is no good after half an hour', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const { opened, code } = await begin(placed, 'withdraw')
    await readRows(site, 'UPDATE codes SET expires_at = ?', Date.now() - 1)
    const told = await post(site, path('en'), changeFields(opened, code))
    expect(errorBeside(told.text, 'code')).toContain(translators.en('requests.codeExpired'))
    await site.cron()
    expect(await countRows(site, 'codes')).toBe(0)
  })

  it('is had three times an hour; a new one voids the one before', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const first = await begin(placed, 'withdraw')
    const second = await begin(placed, 'withdraw')
    expect((await post(site, path('en'), changeFields(first.opened, first.code))).status).toBe(
      first.code === second.code ? 303 : 422,
    )
    await begin(placed, 'withdraw')
    const told = await pressAction(site, 'en', await openRequest(site, placed), 'withdraw')
    expect(told.status).toBe(429)
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(mainOf(told.text)).toContain(translators.en('requests.refused.codes'))
    expect(await findMarkupErrors(told.text)).toEqual([])
  })

  it('is asked for once, however often the button is pressed', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const opened = await openRequest(site, placed)
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await pressAction(site, 'en', opened, 'withdraw')).status).toBe(303)
    }
    expect(await mailbox.sent()).toHaveLength(1)
  })

  it('is not promised when the address has had its mails of the day', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const copy = (number: number) =>
      readRows(
        site,
        `INSERT INTO mails SELECT about || ${number}, template, locale, recipient, recipient_hash, reference, created_at, null, 1, created_at FROM mails WHERE reference = ?`,
        placed.reference,
      )
    await site.cron()
    for (const number of [1, 10, 100]) await copy(number)
    mailbox.forget()
    const told = await pressAction(site, 'en', await openRequest(site, placed), 'withdraw')
    expect(told.status).toBe(429)
    expect(mainOf(told.text)).toContain(translators.en('requests.refused.mails'))
    expect(await mailbox.sent()).toEqual([])
    expect(await countRows(site, 'codes')).toBe(0)
  })
})

describe('the token of a result', () => {
  it.each(['', 'x', 'x'.repeat(8_000)])(
    'that is none of ours (%#) does nothing, and keeps what was written',
    async (result) => {
      const fields = {
        form: 'changeRequest',
        result,
        action: 'inform',
        code: '123456',
        information,
      }
      const told = await post(site, path('en'), fields)
      expect(told.status).toBe(422)
      expect(mainOf(told.text)).toContain(translators.en('inquiry.expired.title'))
      expect(mainOf(told.text)).toContain(translators.en('requests.unsent.title'))
      expect(told.text).toContain('1010101010')
      expect(await findMarkupErrors(told.text)).toEqual([])
    },
  )

  it('makes no page say that a code was mailed, or something done', async () => {
    const opened = await openRequest(site, await placeRequest(site, 'en', 'in_review'))
    const { token } = shownOf(opened).result
    for (const query of ['&action=withdraw', '&asked=withdraw', '&done=withdraw']) {
      const page = await openForm(site, `${path('en')}?result=${token}${query}`)
      expect(shownOf(page).change).toBeUndefined()
    }
  })

  it.each([
    ['an unknown action', { action: 'close' }, 400],
    ['no action', { action: '' }, 400],
    ['a key that is none', { idempotencyKey: 'x' }, 400],
    ['a foreign origin', {}, 403],
  ] as const)('with %s does nothing', async (what, more, status) => {
    const opened = await openRequest(site, await placeRequest(site, 'en', 'in_review'))
    const { token: result } = shownOf(opened).result
    const fields = { form: 'requestCode', result, action: 'withdraw', ...more }
    const headers = what === 'a foreign origin' ? { origin: 'https://other.example' } : undefined
    expect((await post(site, path('en'), fields, headers)).status).toBe(status)
    expect(await countRows(site, 'codes')).toBe(0)
  })
})

describe('a program', () => {
  it('is answered in JSON: what is wrong, then where the result stands', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const { opened, code } = await begin(placed, 'withdraw')
    const refused = await postJson(site, path('en'), changeFields(opened, wrong(code)))
    expect(refused.status).toBe(422)
    expect(refused.json.form.issues).toMatchObject([{ field: 'code' }])
    const unknown = { ...changeFields(opened, code), extra: 'x' }
    expect((await postJson(site, path('en'), unknown)).status).toBe(422)
    const told = await postJson(site, path('en'), changeFields(opened, code))
    expect(told.status).toBe(201)
    expect(shownOf(await openForm(site, told.json.location)).result.status).toBe('withdrawn')
  })
})

describe('what was written', () => {
  it('stands nowhere in clear, in no table and in no line of the log', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await begin(placed, 'inform')
    await post(site, path('en'), changeFields(opened, wrong(code), { information }))
    await post(site, path('en'), changeFields(opened, code, { information }))
    const canaries = new RegExp(`canary|1010101010|${code}(?!\\d)|example\\.com`, 'i')
    expect(await dumpStored(site)).not.toMatch(/canary|1010101010|example\.com/i)
    const lines = site.log().filter((line) => line.includes('changeRequest'))
    expect(lines.map((line) => JSON.parse(line).outcome).slice(-2)).toEqual(['invalid', 'taken'])
    expect(site.log().filter((line) => canaries.test(line))).toEqual([])
  })
})
