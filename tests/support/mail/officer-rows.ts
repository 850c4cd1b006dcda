import type { Keyring } from '#db/privacy/keyring'
import { insertRow } from '#db/seed/seed-sql'
import { encryptOfficerAddress } from '#db/staff/officer-settings'
import { defaultMails } from '#domain/staff/notifications'
import type { Status } from '#domain/tickets/status'

export interface Person {
  roles?: string
  mails?: string
  kinds?: string
  locale?: 'ar' | 'en'
  hasAddress?: boolean
  disabledAt?: number
  reviewedOn?: string
}

export const officerAddress = (id: string) => `${id}.canary@example.com`

/** Statements that store an officer with an account and settings. */
export async function writeOfficer(
  keyring: Keyring,
  id: string,
  person: Person = {},
): Promise<string[]> {
  const { roles = 'case_officer', mails = defaultMails.join(), kinds = '' } = person
  const { locale = 'en', hasAddress = true, disabledAt, reviewedOn } = person
  const account = { id, identityHash: id, emailHash: `hash-${id}`, createdAt: 1, loggedInAt: 1 }
  const email = hasAddress ? await encryptOfficerAddress(keyring, id, officerAddress(id)) : null
  return [
    insertRow('accounts', { ...account, disabledAt }),
    insertRow('staff', { id, name: 'locked', roles, loggedInAt: 1 }),
    insertRow('officer_settings', { officer: id, email, locale, mails, kinds, reviewedOn }),
  ]
}

export const numberedReference = (number: number) => `INFO-${1_000_000_000 + number}`

export interface TicketState {
  status?: Status
  assignee?: string | null
  kind?: string
  dueOn?: string
}

/** Statements that store a ticket, whose texts no mail may hold. */
export function writeTicket(number: number, state: TicketState = {}): string[] {
  const reference = numberedReference(number)
  const { status = 'in_review', assignee, kind = 'INFO', dueOn = '2026-12-30' } = state
  return [
    insertRow('submissions', {
      reference,
      form: 'support',
      idempotencyKey: reference,
      digest: reference,
      kind,
      topic: 'canary-topic',
      locale: 'ar',
      status,
      email: 'canary-email',
      emailHash: `sender-${number}`,
      answers: 'canary-answers',
      privacyVersion: '1',
      createdAt: 1,
      updatedAt: 2,
      dueOn,
      assignee,
    }),
    insertRow('events', { reference, sequence: 1, status, at: 2 }),
  ]
}
