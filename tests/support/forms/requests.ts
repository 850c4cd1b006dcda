import { expect } from 'vitest'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { Status, TicketAction } from '#domain/tickets/status'
import { readRows } from '../rows'
import type { Site } from '../site'
import { askAfter, type Opened, openForm, post, type Reply, sendSupport } from './forms'
import type { watchMail } from './mails'

type Fields = Record<string, string>

const day = 86_400_000
type Mailbox = Pick<ReturnType<typeof watchMail>, 'next'>
let senders = 0

/** What a sender is asked for and adds; it must be found in clear nowhere. */
export const information = 'The canary registration is 1010101010.\nIts certificate is of class 2.'

export interface Placed {
  locale: Locale
  reference: string
  email: string
}

/** A request that was sent just now by somebody of their own, brought to a status some days ago. */
export async function placeRequest(
  site: Site,
  locale: Locale,
  status: Status,
  daysAgo = 1,
): Promise<Placed> {
  senders += 1
  const email = `canary${senders}@example.com`
  const { fields } = await sendSupport(site, routePath('contact', locale), { email })
  const since = Date.now() - daysAgo * day
  const [row] = await readRows(
    site,
    "UPDATE submissions SET status = ?, updated_at = ?, due_on = '2026-01-01' WHERE idempotency_key = ? RETURNING reference",
    ...[status, since, fields.idempotencyKey],
  )
  return { locale, reference: String(row?.reference), email }
}

/** Looks a request up and opens its page, as its sender does. */
export async function openRequest(site: Site, placed: Placed): Promise<Opened> {
  const { locale, reference, email } = placed
  return openForm(
    site,
    (await askAfter(site, routePath('inquiry', locale), reference, email)).location,
  )
}

/** The result that a page shows, with what its sender is doing. */
export function shownOf({ own }: Pick<Opened, 'own'>): PersonalState & { kind: 'inquiry' } {
  if (own?.kind !== 'inquiry') throw new Error(`the page shows no request: ${own?.kind}`)
  return own
}

/** Presses a button of a request's page: a code is mailed. */
export function pressAction(
  site: Site,
  locale: Locale,
  opened: Pick<Opened, 'own'>,
  action: TicketAction,
  more: Fields = {},
  headers: Fields = {},
): Promise<Reply> {
  const { token: result, idempotencyKey } = shownOf(opened).result
  const fields = { form: 'requestCode', result, idempotencyKey, action, ...more }
  return post(site, routePath('inquiry', locale), fields, headers)
}

/** What the form for the code is sent with. */
export function changeFields(opened: Pick<Opened, 'own'>, code: string, more: Fields = {}): Fields {
  const { result, change } = shownOf(opened)
  if (!change) throw new Error('the page asks for no code')
  return {
    ...{ form: 'changeRequest', result: result.token, action: change.action, code },
    ...{ idempotencyKey: change.form.idempotencyKey, ...more },
  }
}

/** The code of the next mail that brings one for a request; others are passed over. */
async function nextCode(mailbox: Mailbox, { reference }: Placed): Promise<string> {
  for (let mail = await mailbox.next(); mail; mail = await mailbox.next()) {
    const [code] = mail.subject.includes(reference) ? (/^\d{6}$/m.exec(mail.text) ?? []) : []
    if (code) return code
  }
  throw new Error(`no code came for ${reference}`)
}

/** Brings a sender to the form for their code, and gives the code that was mailed. */
export async function beginChange(
  site: Site,
  mailbox: Mailbox,
  placed: Placed,
  action: TicketAction,
) {
  const pressed = await pressAction(site, placed.locale, await openRequest(site, placed), action)
  expect([pressed.status, pressed.text]).toEqual([303, ''])
  const { location } = pressed
  return {
    location,
    opened: await openForm(site, location),
    code: await nextCode(mailbox, placed),
  }
}

/** Each status a request has had, from the first. */
export async function statusesOf(site: Site, { reference }: Placed) {
  const rows = await readRows(
    site,
    'SELECT status FROM events WHERE reference = ? ORDER BY sequence',
    reference,
  )
  return rows.map(({ status }) => status)
}

/** The six digits of a code that is another one. */
export function wrong(code: string): string {
  return `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`
}
