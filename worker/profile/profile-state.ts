import { listSessions, type Session } from '#db/accounts/sessions'
import type { Database } from '#db/client'
import { findSubscription } from '#db/newsletter/subscriptions'
import { decryptAnswers } from '#db/privacy/personal-fields'
import { listTicketsOf, type Submission } from '#db/submissions/submissions'
import { riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type {
  MemberRequest,
  MemberSession,
  OwnPreferences,
  OwnSubscription,
  ProfileState,
} from '#domain/forms/member-state'
import { newsletter } from '#domain/forms/newsletter'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ProfileFormName } from '#domain/forms/profile-forms'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import { readDevice } from '#domain/site/devices'
import type { Locale } from '#domain/site/locale'
import { fillPath } from '#domain/site/routes'
import { firstStaffPage, staffPath } from '#domain/staff/staff-routes'
import type { Member } from '../auth/session'
import { cookieNames, readCookie, readDisplay } from '../http/preferences'
import { readableAddress } from '../mail/readable-address'
import { loadFormOptions } from '../pages/form-options'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { summariseTicket } from '../tickets/ticket-state'
import { presentClosing } from './account-closing'
import { loadOwnFeedback, type OwnFeedbackDeps } from './own-data'
import { countReplyDays } from './own-ticket'

type ProfileDeps = DataKeyringDeps & PayloadDeps & CachedSiteDeps & OwnFeedbackDeps

const requestsAtMost = 50

interface ProfileOptions {
  locale: Locale
  /** The Cookie header, for a display that the account does not have yet. */
  cookies: string
  /** The form that was just carried out. */
  done: ProfileFormName | null
}

function presentRequests(
  now: number,
  locale: Locale,
  site: SitePayload,
  formOptions: FormOptions,
  tickets: readonly Submission[],
): MemberRequest[] {
  return tickets.map((ticket) => {
    const summary = summariseTicket(ticket, { locale, site, formOptions, now })
    return {
      ...summary,
      days: countReplyDays(ticket, riyadhDate(now), formOptions.holidays),
      path: fillPath('profileRequest', { reference: summary.reference }),
    }
  })
}

function presentSession(
  { idHash, device, createdAt }: Session,
  current: Session,
  locale: Locale,
  { digits }: SitePayload,
): MemberSession {
  return {
    id: idHash,
    ...readDevice(device),
    since: createFormat({ locale, digits }).date(createdAt),
    time: toDigits(riyadhTime(createdAt), digits),
    isCurrent: idHash === current.idHash,
  }
}

function presentPreferences(
  { locale, display }: Member['account'],
  shown: Locale,
  cookies: string,
): OwnPreferences {
  const chosen = readDisplay(display ?? readCookie(cookies, cookieNames.display))
  return {
    locale: locale ?? shown,
    'color-mode': chosen.mode ?? 'system',
    size: chosen.size ?? '1',
    contrast: chosen.contrast ?? 'normal',
    spacing: chosen.spacing ?? 'normal',
    motion: chosen.motion ?? 'system',
  }
}

/** The fields that say what a subscriber wants to read about. */
const interestFields = ['interest', 'generalInterest'] as const

/** The subscription of an address, with what it chose; null for none. */
async function loadOwnSubscription(
  deps: DataKeyringDeps & { primary: Database },
  emailHash: string,
  { lists }: FormOptions,
  { locale, digits }: { locale: Locale } & Pick<SitePayload, 'digits'>,
): Promise<OwnSubscription | null> {
  const found = await findSubscription(deps.primary, emailHash)
  if (!found) return null
  const { reference, status, answers, createdAt, confirmedAt } = found
  const owner = { form: newsletter.name, digest: emailHash }
  const keyring = await dataKeyringOf(deps)
  const chosen = answers === null ? null : await decryptAnswers(keyring, { ...owner, answers })
  const interests = interestFields.flatMap((field) => {
    const { list } = newsletter.fields[field]
    return lists[list].find(({ value }) => value === chosen?.[field])?.label ?? []
  })
  return {
    reference,
    isConfirmed: status === 'confirmed',
    interests,
    since: createFormat({ locale, digits }).date(confirmedAt ?? createdAt),
  }
}

async function readProfile(
  deps: ProfileDeps,
  { locale, cookies, done }: ProfileOptions,
  { session, account, claims }: Member,
): Promise<ProfileState> {
  const { primary, now } = deps
  const { emailHash } = account
  const { name, email, isEmailVerified, roles } = claims
  const desk = firstStaffPage(roles)
  const [site, formOptions] = await Promise.all([
    cachedSite(deps, locale),
    loadFormOptions(deps, locale),
  ])
  const [sessions, tickets, subscription, feedback] = await Promise.all([
    listSessions(primary, account.id, now),
    emailHash ? listTicketsOf(primary, emailHash, requestsAtMost) : [],
    emailHash ? loadOwnSubscription(deps, emailHash, formOptions, { ...site, locale }) : null,
    loadOwnFeedback(deps, locale, account.id, site),
  ])
  const requests = presentRequests(now, locale, site, formOptions, tickets)
  return {
    name: name[locale],
    email: email && readableAddress(email),
    isEmailVerified,
    deskPath: desk && staffPath(desk),
    requests,
    subscription,
    ...feedback,
    preferences: presentPreferences(account, locale, cookies),
    closing: presentClosing(account, requests, { locale, now, digits: site.digits }),
    sessions: sessions.map((one) => presentSession(one, session, locale, site)),
    done,
  }
}

/** The profile of the member: statements and everything kept with them. Rejects without D1. */
export async function loadProfileState(
  deps: ProfileDeps,
  options: ProfileOptions,
  member: Member,
): Promise<PersonalState & { kind: 'profile' }> {
  const reading = readProfile(deps, options, member)
  return { kind: 'profile', profile: await withDeadline(deadlines.d1Read, 'd1.read', reading) }
}
