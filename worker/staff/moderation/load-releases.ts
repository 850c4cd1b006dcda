import type { ReleasedTicket } from '#db/releases/decide-release'
import {
  type AnsweredTicket,
  findAnsweredTickets,
  listDrafts,
  listPublishedReleases,
  type Release,
} from '#db/releases/releases'
import { findStaff, type StaffMember } from '#db/staff/staff'
import { disclosureKinds, exemptions } from '#domain/content/pages/disclosure'
import { daysBetween, riyadhDate, workingDaysBetween } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import { isReleasable, slugOf } from '#domain/releases/release-draft'
import { fillPath } from '#domain/site/routes'
import type { PublishedRelease, ReleasesPart, ReleaseView } from '#domain/staff/moderation'
import { cachedSite } from '../../pages/load-page'
import { dataKeyringOf } from '../../security/keyrings'
import { loadHolidays } from '../due-state'
import type { StaffRequest } from '../staff-handler'
import { staffName } from '../staff-name'

const draftsShown = 10
const latestShown = 50

/** Values of a form that was not carried out, and the reason. */
export interface ReleasesResult {
  conflict?: ReleasesPart['conflict']
  /** The draft that was to be sent back. */
  refused?: Pick<ReleaseView, 'reference' | 'reason' | 'issue'>
  /** The record that was to be withdrawn. */
  withdrawal?: Pick<PublishedRelease, 'slug' | 'reason' | 'issue'>
}

interface ViewContext {
  request: StaffRequest
  staff: Map<string, StaffMember>
  ticketOf: (reference: string) => ReleasedTicket | null
  format: Format
  result: ReleasesResult
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

function toView(release: Release, context: ViewContext): ReleaseView {
  const { request, staff, ticketOf, format, result } = context
  const { reference, draftedAt, outcome, exemption, topic, author } = release
  const ticket = ticketOf(reference)
  const typed = result.refused?.reference === reference ? result.refused : null
  return {
    reference,
    outcome,
    topic,
    version: draftedAt,
    kind: disclosureKinds.find((kind) => reference.startsWith(kind)) ?? 'FOI',
    received: ticket && format.monthOfYear(ticket.received),
    exemption: exemptions.find((one) => one === exemption) ?? null,
    author: staffName(staff, author, request.locale),
    isOwn: author === request.id,
    age: daysBetween(riyadhDate(draftedAt), riyadhDate(request.ctx.now)),
    path: fillPath('disclosure', { slug: slugOf(release.titleEn) }),
    texts: {
      ar: { title: release.titleAr, summary: release.summaryAr, answer: linesOf(release.answerAr) },
      en: { title: release.titleEn, summary: release.summaryEn, answer: linesOf(release.answerEn) },
    },
    reason: typed?.reason ?? '',
    issue: typed?.issue ?? null,
  }
}

function toPublished(
  { titleAr, titleEn, slug, decidedAt, draftedAt }: Release,
  { request: { locale }, format, result: { withdrawal } }: ViewContext,
): PublishedRelease {
  const own = slug ?? ''
  const typed = withdrawal?.slug === own ? withdrawal : null
  return {
    slug: own,
    title: locale === 'ar' ? titleAr : titleEn,
    path: fillPath('disclosure', { slug: own }),
    day: format.date(decidedAt ?? draftedAt),
    reason: typed?.reason ?? '',
    issue: typed?.issue ?? null,
  }
}

/** The drafts that wait, oldest first, and what was published last. */
export async function loadReleases(
  request: StaffRequest,
  result: ReleasesResult,
): Promise<ReleasesPart> {
  const { ctx, locale } = request
  const { primary } = ctx
  const [{ drafts, total }, published, keyring, site] = await Promise.all([
    listDrafts(primary, draftsShown),
    listPublishedReleases(primary, latestShown),
    dataKeyringOf(ctx),
    cachedSite(ctx, locale),
  ])
  const [staff, ticketOf] = await Promise.all([
    findStaff(
      primary,
      keyring,
      drafts.map(({ author }) => author),
    ),
    loadReleasedTickets(
      request,
      drafts.map(({ reference }) => reference),
    ),
  ])
  const format = createFormat({ locale, digits: site.digits })
  const context = { request, staff, ticketOf, format, result }
  return {
    section: 'releases',
    drafts: drafts.map((release) => toView(release, context)),
    total,
    latest: published.map((release) => toPublished(release, context)),
    conflict: result.conflict ?? null,
  }
}

function toReleased(
  ticket: AnsweredTicket | undefined,
  holidays: ReadonlySet<string>,
): ReleasedTicket | null {
  const requestKind = disclosureKinds.find((one) => one === ticket?.kind)
  if (!ticket || !requestKind || !isReleasable(ticket) || ticket.answeredAt === null) return null
  const receivedOn = riyadhDate(ticket.createdAt)
  const answeredOn = riyadhDate(ticket.answeredAt)
  return {
    requestKind,
    answeredOn,
    sample: ticket.sample,
    received: receivedOn.slice(0, 7),
    workingDays: workingDaysBetween(receivedOn, answeredOn, holidays),
  }
}

/** Publishable facts about tickets by reference; null if they have no answer to publish. */
export async function loadReleasedTickets(
  { ctx }: StaffRequest,
  references: readonly string[],
): Promise<(reference: string) => ReleasedTicket | null> {
  const [tickets, holidays] = await Promise.all([
    findAnsweredTickets(ctx.primary, references),
    loadHolidays(ctx.db, ctx.now),
  ])
  return (reference) => toReleased(tickets.get(reference), holidays)
}
