import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { routePath } from '#domain/site/routes'
import { errorBeside } from '../../support/forms/form-markup'
import { openForm, post } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import {
  beginChange,
  changeFields,
  information,
  openRequest,
  placeRequest,
  pressAction,
  shownOf,
  statusesOf,
} from '../../support/forms/requests'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, forgetVisitors, readRows } from '../../support/rows'
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

const path = routePath('inquiry', 'en')

describe('a code', () => {
  it('sent twice with one key gives the first answer, and other content under it is refused', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    const fields = changeFields(opened, code, { information })
    const reply = await Promise.all([1, 2, 3].map(() => post(site, path, fields)))
    expect(reply.map(({ status }) => status)).toEqual([303, 303, 303])
    const other = await post(site, path, { ...fields, information: `${information}!` })
    expect(other.status).toBe(422)
    expect(await statusesOf(site, placed)).toEqual(['received', 'in_review'])
    expect(await countRows(site, 'additions')).toBe(1)
    expect(await countRows(site, 'mails', "template = 'status'")).toBe(1)
  })

  it('shows what was added with it, which number and address alone do not show', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const { opened, code } = await beginChange(site, mailbox, placed, 'inform')
    const sent = await post(site, path, changeFields(opened, code, { information }))
    const proven = await site.ask(sent.location)
    expect(mainOf(await proven.text())).toContain('The canary registration is 1010101010.')
    const { html } = await openRequest(site, placed)
    expect(html).not.toContain('1010101010')
    expect(mainOf(html)).toContain(translators.en('inquiry.added'))
  })

  it('of another request, or for another action, is worth nothing', async () => {
    const placed = await placeRequest(site, 'en', 'needs_information')
    const other = await placeRequest(site, 'en', 'needs_information')
    const own = await beginChange(site, mailbox, placed, 'withdraw')
    const foreign = await beginChange(site, mailbox, other, 'withdraw')
    const send = (code: string, more: Record<string, string> = {}) =>
      post(site, path, changeFields(own.opened, code, more))
    expect((await send(foreign.code)).status).toBe(own.code === foreign.code ? 303 : 422)
    expect((await send(own.code, { action: 'inform', information })).status).toBe(422)
    expect((await send(own.code)).status).toBe(303)
    expect(await statusesOf(site, other)).toEqual(['received'])
  })

  it('is no good after half an hour', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const { opened, code } = await beginChange(site, mailbox, placed, 'withdraw')
    await readRows(site, 'UPDATE codes SET expires_at = ?', Date.now() - 1)
    const reply = await post(site, path, changeFields(opened, code))
    expect(errorBeside(reply.text, 'code')).toContain(translators.en('tickets.codeExpired'))
    await site.cron()
    expect(await countRows(site, 'codes')).toBe(0)
  })

  it('is had three times an hour; a new one voids the one before', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const first = await beginChange(site, mailbox, placed, 'withdraw')
    const second = await beginChange(site, mailbox, placed, 'withdraw')
    expect((await post(site, path, changeFields(first.opened, first.code))).status).toBe(
      first.code === second.code ? 303 : 422,
    )
    await beginChange(site, mailbox, placed, 'withdraw')
    const reply = await pressAction(site, 'en', await openRequest(site, placed), 'withdraw')
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(mainOf(reply.text)).toContain(translators.en('tickets.refused.codes'))
    expect(await findMarkupErrors(reply.text)).toEqual([])
  })

  it('is asked for once, however often the button is pressed', async () => {
    const placed = await placeRequest(site, 'en', 'in_review')
    const opened = await openRequest(site, placed)
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await pressAction(site, 'en', opened, 'withdraw')).status).toBe(303)
    }
    expect(await mailbox.sent(1)).toHaveLength(1)
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
    await mailbox.sent()
    const reply = await pressAction(site, 'en', await openRequest(site, placed), 'withdraw')
    expect(reply.status).toBe(429)
    expect(mainOf(reply.text)).toContain(translators.en('tickets.refused.mails'))
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
      const reply = await post(site, path, fields)
      expect(reply.status).toBe(422)
      expect(mainOf(reply.text)).toContain(translators.en('inquiry.expired.title'))
      expect(mainOf(reply.text)).toContain(translators.en('tickets.unsent.title'))
      expect(reply.text).toContain('1010101010')
      expect(await findMarkupErrors(reply.text)).toEqual([])
    },
  )

  it('makes no page say that a code was mailed, or something done', async () => {
    const opened = await openRequest(site, await placeRequest(site, 'en', 'in_review'))
    const { token } = shownOf(opened).result
    for (const query of ['&action=withdraw', '&asked=withdraw', '&done=withdraw']) {
      const page = await openForm(site, `${path}?result=${token}${query}`)
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
    expect((await post(site, path, fields, headers)).status).toBe(status)
    expect(await countRows(site, 'codes')).toBe(0)
  })
})
