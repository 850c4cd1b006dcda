import { listSessions, type Session } from '#db/accounts/sessions'
import type { Database } from '#db/client'
import { listTicketsOf } from '#db/submissions/list-tickets'
import type { Submission } from '#db/submissions/submissions'
import { riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { MemberRequest, MemberSession } from '#domain/forms/member-state'
import type { PersonalState } from '#domain/forms/personal-state'
import type { SitePayload } from '#domain/payloads/site'
import { readDevice } from '#domain/site/devices'
import type { Locale } from '#domain/site/locale'
import { fillPath } from '#domain/site/routes'
import type { Member } from '../auth/session'
import { type CachedSiteDeps, cachedSite, loadFormOptions } from '../payloads/load-page'
import type { PayloadDeps } from '../payloads/payload-memory'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { summariseTicket } from '../tickets/ticket-state'
import { countReplyDays } from './own-ticket'

type ProfileDeps = PayloadDeps & CachedSiteDeps & { primary: Database }

const requestsAtMost = 50

async function presentRequests(
  deps: ProfileDeps,
  locale: Locale,
  site: SitePayload,
  tickets: readonly Submission[],
): Promise<MemberRequest[]> {
  const formOptions = await loadFormOptions(deps, locale)
  const context = { locale, site, formOptions, now: deps.now }
  return tickets.map((ticket) => {
    const summary = summariseTicket(ticket, context)
    const { reference } = summary
    const today = riyadhDate(deps.now)
    return {
      ...summary,
      days: countReplyDays(ticket, today, formOptions.holidays),
      path: fillPath('profileRequest', { reference }),
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

/** The profile of the member: statements, requests and sessions. Rejects if D1 does not answer. */
export async function loadProfileState(
  deps: ProfileDeps,
  locale: Locale,
  { session, account, claims }: Member,
): Promise<PersonalState> {
  const { emailHash } = account
  const { name, email, isEmailVerified } = claims
  const reading = Promise.all([
    listSessions(deps.primary, account.id, deps.now),
    emailHash ? listTicketsOf(deps.primary, emailHash, requestsAtMost) : [],
    cachedSite(deps, locale),
  ])
  const [sessions, tickets, site] = await withDeadline(deadlines.d1Read, 'd1.read', reading)
  return {
    kind: 'profile',
    profile: {
      name: name[locale],
      email,
      isEmailVerified,
      requests: await presentRequests(deps, locale, site, tickets),
      sessions: sessions.map((one) => presentSession(one, session, locale, site)),
    },
  }
}
