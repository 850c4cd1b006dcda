import { expect } from 'vitest'
import type { PersonalState } from '#domain/forms/personal-state'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { CodeAction, Status } from '#domain/tickets/status'
import { readRows } from '../rows'
import type { Site } from '../site'
import { askAfter, type Opened, openForm, post, type Reply, sendSupport } from './forms'
import type { watchMail } from './mails'

type Fields = Record<string, string>

const day = 86_400_000
type Mailbox = Pick<ReturnType<typeof watchMail>, 'next'>
let senders = 0

/** Information that a sender adds to a ticket; it must not be stored or logged in plain text. */
export const information = 'The canary registration is 1010101010.\nIts certificate is of class 2.'

export interface Placed {
  locale: Locale
  reference: string
  email: string
}

/** Sends a request from a new sender and moves its ticket to a status a few days in the past. */
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
    status,
    since,
    fields.idempotencyKey,
  )
  return { locale, reference: String(row?.reference), email }
}

/** Looks up a ticket and opens its page, as its sender does. */
export async function openRequest(site: Site, placed: Placed): Promise<Opened> {
  const { locale, reference, email } = placed
  return openForm(
    site,
    (await askAfter(site, routePath('inquiry', locale), reference, email)).location,
  )
}

/** The ticket result a page shows, with the action its sender has started. */
export function shownOf({ own }: Pick<Opened, 'own'>): PersonalState & { kind: 'inquiry' } {
  if (own?.kind !== 'inquiry') throw new Error(`the page shows no request: ${own?.kind}`)
  return own
}

/** Presses an action button on a ticket's page; the site mails a code. */
export function pressAction(
  site: Site,
  locale: Locale,
  opened: Pick<Opened, 'own'>,
  action: CodeAction,
  more: Fields = {},
  headers: Fields = {},
): Promise<Reply> {
  const { token: result, idempotencyKey } = shownOf(opened).result
  const fields = { form: 'requestCode', result, idempotencyKey, action, ...more }
  return post(site, routePath('inquiry', locale), fields, headers)
}

/** Fields of the form that submits the code. */
export function changeFields(opened: Pick<Opened, 'own'>, code: string, more: Fields = {}): Fields {
  const { result, change } = shownOf(opened)
  if (!change) throw new Error('the page asks for no code')
  return {
    form: 'changeRequest',
    result: result.token,
    action: change.action,
    code,
    idempotencyKey: change.form.idempotencyKey,
    ...more,
  }
}

/** The next mailed code for a ticket; skips other mails. */
async function nextCode(mailbox: Mailbox, { reference }: Placed): Promise<string> {
  for (let mail = await mailbox.next(); mail; mail = await mailbox.next()) {
    const [code] = mail.subject.includes(reference) ? (/^\d{6}$/m.exec(mail.text) ?? []) : []
    if (code) return code
  }
  throw new Error(`no code came for ${reference}`)
}

/** Starts an action; returns the form for the code and the mailed code. */
export async function beginChange(
  site: Site,
  mailbox: Mailbox,
  placed: Placed,
  action: CodeAction,
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

/** All statuses of a ticket, oldest first. */
export async function statusesOf(site: Site, { reference }: Placed) {
  const rows = await readRows(
    site,
    'SELECT status FROM events WHERE reference = ? ORDER BY sequence',
    reference,
  )
  return rows.map(({ status }) => status)
}

/** A six-digit code different from the given one. */
export function wrong(code: string): string {
  return `${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`
}
