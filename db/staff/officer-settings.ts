import { and, eq, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { may } from '#domain/access/permissions'
import { riyadhDate } from '#domain/dates/calendar'
import type { Locale } from '#domain/site/locale'
import { defaultMails, type OfficerMail, officerMails } from '#domain/staff/notifications'
import { isDisabledAt } from '../accounts/accounts'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { accounts } from '../schema/accounts'
import { officerSettings, staff } from '../schema/staff'
import { isOneOf } from '../statements'
import { isAbsentOn } from './absences'
import { parseRoles } from './staff'

/** What an officer has chosen, and whether an address of theirs is known. */
export interface OfficerSettings {
  mails: OfficerMail[]
  kinds: string[]
  /** Null for that of the account. */
  locale: Locale | null
  /** Encrypted; null for none. */
  email: string | null
}

/** Additional data (AAD) of an address. */
export const officerAdditionalData = (id: string) => `officer:${id}`

export function encryptOfficerAddress(keyring: Keyring, id: string, email: string) {
  return keyring.encrypt(email, officerAdditionalData(id))
}

export function decryptOfficerAddress(keyring: Keyring, id: string, email: string) {
  return keyring.decrypt(email, officerAdditionalData(id))
}

const splitNames = (text: string) => text.split(',').filter(Boolean)

function parseMails(text: string): OfficerMail[] {
  const names = splitNames(text)
  return officerMails.filter((mail) => names.includes(mail))
}

/** The settings of a row. */
export function parseOfficerSettings(row: typeof officerSettings.$inferSelect): OfficerSettings {
  const { locale, email } = row
  return { mails: parseMails(row.mails), kinds: splitNames(row.kinds), locale, email }
}

/** Statement that stores the encrypted address of a login, null for none; choices stay. */
export function putOfficerAddress(db: Database, officer: string, email: string | null) {
  const chosen = { locale: null, mails: defaultMails.join(), kinds: '', reviewedOn: null }
  return db
    .insert(officerSettings)
    .values({ officer, email, ...chosen })
    .onConflictDoUpdate({ target: officerSettings.officer, set: { email } })
}

/** Statement that forgets the settings of somebody who reads no tickets any more. */
export function dropOfficer(db: Database, officer: string) {
  return db.delete(officerSettings).where(eq(officerSettings.officer, officer))
}

/** Statement that forgets the addresses of those who have not logged in since an instant (epoch ms). */
export function dropOfficerAddresses(db: Database, before: number) {
  const { id, loggedInAt } = accounts
  const gone = db.select({ id }).from(accounts).where(lt(loggedInAt, before))
  return db
    .update(officerSettings)
    .set({ email: null })
    .where(and(isNotNull(officerSettings.email), sql`${officerSettings.officer} in ${gone}`))
}

/** The settings of an officer; those without a choice and without an address before the first login. */
export async function readOfficerSettings(db: Database, officer: string): Promise<OfficerSettings> {
  const row = await db
    .select()
    .from(officerSettings)
    .where(eq(officerSettings.officer, officer))
    .get()
  return row
    ? parseOfficerSettings(row)
    : { mails: [...defaultMails], kinds: [], locale: null, email: null }
}

/** Statement that stores the choices and the address of an officer. */
export function putOfficerSettings(db: Database, officer: string, settings: OfficerSettings) {
  const { locale, email } = settings
  const set = { email, locale, mails: settings.mails.join(), kinds: settings.kinds.join() }
  return db
    .insert(officerSettings)
    .values({ officer, reviewedOn: null, ...set })
    .onConflictDoUpdate({ target: officerSettings.officer, set })
}

/** SQL condition: the officer of a row of `officer_settings` is told of new tickets of a kind. */
export function isToldOfKind(kind: SQL): SQL {
  return sql`instr(',' || ${officerSettings.kinds} || ',', ',' || ${kind} || ',') > 0`
}

/** Somebody who may be sent a mail now. */
export interface Recipient {
  officer: string
  mails: OfficerMail[]
  kinds: string[]
  locale: Locale
  /** Encrypted. */
  email: string
  /** Keyed hash of the address of the account; empty for none that is verified. */
  emailHash: string
  isSupervisor: boolean
  reviewedOn: string | null
}

/** SQL condition: nothing is sent to the officer at `now` (epoch ms): disabled, or away that day. */
function isUnreachable(now: number): SQL {
  return sql`(${isDisabledAt(now)} or ${isAbsentOn(officerSettings.officer, riyadhDate(now))})`
}

/**
 * The officers to whom mail may go at `now` (epoch ms): with an address, with a role that reads
 * tickets, neither disabled nor away. `officers` limits them.
 */
export async function listRecipients(
  db: Database,
  now: number,
  officers?: readonly string[],
): Promise<Recipient[]> {
  const rows = await db
    .select({
      settings: officerSettings,
      roles: staff.roles,
      accountLocale: accounts.locale,
      emailHash: accounts.emailHash,
    })
    .from(officerSettings)
    .innerJoin(accounts, eq(accounts.id, officerSettings.officer))
    .innerJoin(staff, eq(staff.id, officerSettings.officer))
    .where(
      and(
        isNotNull(officerSettings.email),
        not(isUnreachable(now)),
        officers && isOneOf(officerSettings.officer, officers),
      ),
    )
  return rows.flatMap(({ settings, accountLocale, emailHash, ...row }) => {
    const { officer, email, reviewedOn } = settings
    const roles = parseRoles(row.roles)
    if (email === null || !may(roles, 'tickets.read')) return []
    return {
      officer,
      ...parseOfficerSettings(settings),
      locale: settings.locale ?? accountLocale ?? 'ar',
      email,
      emailHash: emailHash ?? '',
      isSupervisor: roles.includes('supervisor'),
      reviewedOn,
    }
  })
}
