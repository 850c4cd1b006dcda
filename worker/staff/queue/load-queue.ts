import { translators } from '#client/translators.ts'
import { appendReading } from '#db/audit/write-batch'
import { type Absence, listAbsent } from '#db/staff/absences'
import { marksByTicket } from '#db/staff/notifications'
import { listSavedViews } from '#db/staff/saved-views'
import { findStaff, listOfficers, type StaffMember } from '#db/staff/staff'
import { listTeamNames } from '#db/staff/teams'
import { listViewers } from '#db/staff/viewers'
import type { Submission } from '#db/submissions/submissions'
import { countAnsweredSince, countQueue, listQueue } from '#db/tickets/queue'
import { may } from '#domain/access/permissions'
import { daysBetween, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { FormOptions } from '#domain/payloads/forms'
import type { Choice, QueuePage, QueueRow, SavedViewProblem } from '#domain/staff/queue'
import type { StaffPage } from '#domain/staff/staff-page'
import { loadFormOptions } from '../../pages/form-options'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { labelOf } from '../../tickets/ticket-state'
import { dueStateOf, loadHolidays } from '../due-state'
import { presentReferral, type TeamNames, teamChoices } from '../referral'
import type { StaffRequest } from '../staff-handler'
import { officerChoices, staffName } from '../staff-name'
import { decryptTexts } from '../ticket-texts'
import { presentSavedViews } from './present-saved-views'
import { readQueueRequest, writeQueuePosition } from './queue-request'

const rowsPerPage = 25

interface LookUp {
  lookUp: NonNullable<QueuePage['lookUp']>
  /** What was looked up, if it found no ticket or was words. */
  typed?: string
  /** Tickets that were found by their address or their words. */
  found?: readonly Submission[]
}

async function readQueue(
  request: StaffRequest,
  lookUp: LookUp | null,
  savedProblem: SavedViewProblem | null,
): Promise<StaffPage> {
  const { ctx, locale, id, actor } = request
  const { primary } = ctx
  const { filter, list, from } = readQueueRequest(request)
  const keyring = await dataKeyringOf(ctx)
  const [slice, { counts, unseen }, answeredToday, officers, absent, options, teams, saved] =
    await Promise.all([
      lookUp?.found
        ? { rows: lookUp.found, next: null }
        : listQueue(primary, list, from, rowsPerPage),
      countQueue(primary, list),
      countAnsweredSince(primary, id, startOfRiyadhDay(list.today)),
      listOfficers(primary, keyring, ctx.now),
      listAbsent(primary, list.today),
      loadFormOptions(ctx, locale),
      listTeamNames(primary),
      listSavedViews(primary, id),
    ])
  const rows = await presentRows(request, slice.rows, {
    absent,
    teams,
    marks: marksByTicket(unseen),
  })
  // The rows show personal data: reading them is recorded.
  await appendReading(primary, { ...actor, action: 'tickets.listed', subject: list.view })
  const { view } = filter
  const t = translators[locale]
  return {
    page: 'queue',
    title: lookUp?.found
      ? t(`deskQueue.${lookUp.lookUp === 'found' ? 'found' : 'foundWords'}`)
      : `${t(`deskQueue.views.${view}`)} (${counts[view]})`,
    data: {
      filter,
      rows,
      counts,
      answeredToday,
      next: slice.next && writeQueuePosition(slice.next),
      isContinued: from !== null,
      kinds: Object.entries(options.kindNames)
        .filter(([value]) => value !== 'NEWS')
        .map(([value, label]) => ({ value, label })),
      topics: topicChoices(options),
      teams: teamChoices(teams, locale),
      saved: presentSavedViews(saved, request),
      savedProblem,
      officers: officerChoices(officers, locale, absent),
      handOver: view === 'absent' ? presentHandOver(request, officers, absent) : null,
      lookUp: lookUp?.lookUp ?? null,
      typed: lookUp?.typed ?? '',
    },
  }
}

/** From whom all tickets can be handed over, and to whom; null for who may not, or with nobody away. */
function presentHandOver(
  { locale, roles }: StaffRequest,
  officers: readonly StaffMember[],
  absent: readonly Absence[],
): QueuePage['handOver'] {
  if (absent.length === 0 || !may(roles, 'absences.change')) return null
  const isAway = ({ id }: StaffMember) => absent.some(({ officer }) => officer === id)
  return {
    absent: officerChoices(officers.filter(isAway), locale),
    present: officerChoices(
      officers.filter((one) => !isAway(one)),
      locale,
    ),
  }
}

export function loadQueue(
  request: StaffRequest,
  lookUp: LookUp | null = null,
  savedProblem: SavedViewProblem | null = null,
): Promise<StaffPage> {
  const reading = readQueue(request, lookUp, savedProblem)
  return withDeadline(deadlines.d1ReadAll, 'd1.queue', reading)
}

/** The topics of all forms; one that several forms have under one value is there once. */
function topicChoices({ lists }: FormOptions): Choice[] {
  const all = [...lists.topics, ...lists.dataRequestTypes, ...lists.participationTypes]
  const byValue = new Map(all.toReversed().map(({ value, label }) => [value, label]))
  return [...byValue].toReversed().map(([value, label]) => ({ value, label }))
}

export function topicOf(options: FormOptions, { form, topic }: Submission): string | null {
  return topic && labelOf(options, form, topic)
}

interface QueueContext {
  absent: readonly Absence[]
  teams: TeamNames
  marks: ReturnType<typeof marksByTicket>
}

/** Tickets as rows of the queue, with their texts decrypted. */
async function presentRows(
  { ctx, locale, id: reader }: StaffRequest,
  tickets: readonly Submission[],
  { absent, teams, marks }: QueueContext,
): Promise<QueueRow[]> {
  const { primary, now } = ctx
  const keyring = await dataKeyringOf(ctx)
  const references = tickets.map(({ reference }) => reference)
  const [options, holidays, viewers] = await Promise.all([
    loadFormOptions(ctx, locale),
    loadHolidays(ctx.db, now),
    listViewers(primary, references, { reader, now }),
  ])
  const ids = [
    ...tickets.flatMap(({ assignee }) => assignee ?? []),
    ...[...viewers.values()].flat(),
  ]
  const members = await findStaff(primary, keyring, ids)
  const today = riyadhDate(now)
  const nameOf = (id: string) => staffName(members, id, locale)
  return Promise.all(
    tickets.map(async (ticket) => {
      const { title, sender } = await decryptTexts(keyring, ticket)
      const { reference, outboxReference, kind, status, assignee, createdAt } = ticket
      return {
        reference: outboxReference ?? reference,
        kind: options.kindNames[kind] ?? kind,
        title,
        topic: topicOf(options, ticket),
        sender,
        locale: ticket.locale,
        status,
        due: dueStateOf(ticket, today, holidays),
        referral: presentReferral(ticket, { teams, locale, today, holidays }),
        assignee: assignee && nameOf(assignee),
        isMine: assignee === reader,
        absentee: absent.find(({ officer }) => officer === assignee)?.officer ?? null,
        age: daysBetween(riyadhDate(createdAt), today),
        viewers: (viewers.get(reference) ?? []).map(nameOf),
        marks: marks.get(reference) ?? [],
      }
    }),
  )
}
