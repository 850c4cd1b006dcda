import { translators } from '#client/translators.ts'
import { findStaff } from '#db/staff/staff'
import { listTeamNames } from '#db/staff/teams'
import { findTicket, type Submission } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import type { Issue } from '#domain/forms/issue'
import {
  type BatchDraft,
  type BatchPage,
  type BatchTicket,
  type BulkResult,
  type BulkStep,
  batchSteps,
  mostTickets,
  readPick,
  writePick,
} from '#domain/staff/batch'
import type { StaffPage } from '#domain/staff/staff-page'
import { readReference } from '#domain/tickets/reference'
import { loadFormOptions } from '../pages/form-options'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import { topicOf } from './queue/load-queue'
import { listSteps, teamChoices } from './referral'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from './staff-handler'
import { staffName } from './staff-name'
import { emptyDraft } from './ticket/draft'
import { makeStep } from './ticket/move-ticket'

const emptyBatch: BatchDraft = {
  step: '',
  note: { ar: '', en: '' },
  team: '',
  until: '',
  issues: [],
}

type Pick = ReturnType<typeof readPick>

/** The chosen tickets by reference, each once. */
function readPicks(values: readonly unknown[]): Pick[] {
  const picks = values.flatMap((value) => {
    const { reference: typed, version } = readPick(String(value))
    const reference = readReference(typed)
    return reference ? { reference, version } : []
  })
  const byReference = new Map(picks.map((pick) => [pick.reference, pick]))
  return [...byReference.values()].slice(0, mostTickets)
}

async function findPicked({ ctx }: StaffRequest, picks: readonly Pick[]): Promise<Submission[]> {
  const found = picks.map(({ reference }) => findTicket(ctx.primary, reference))
  return (await Promise.all(found)).flatMap((one) => one?.submission ?? [])
}

function readBatch(fields: StaffFields): BatchDraft {
  return {
    step: batchSteps.find((one) => one === textOf(fields, 'step')) ?? '',
    note: { ar: textOf(fields, 'noteAr'), en: textOf(fields, 'noteEn') },
    team: textOf(fields, 'team'),
    until: textOf(fields, 'until'),
    issues: [],
  }
}

/** What is wrong with the batch as a whole; what is wrong for one ticket is in its result. */
function checkBatch(
  { locale }: StaffRequest,
  { step }: BatchDraft,
  tickets: readonly Submission[],
): Issue[] {
  const t = translators[locale]
  if (tickets.length === 0) return [{ field: 'tickets', message: t('deskBatch.noTickets') }]
  if (step === '') return [{ field: 'step', message: t('deskTicket.chooseStep') }]
  const isOfOneKind = new Set(tickets.map(({ kind }) => kind)).size === 1
  if (step !== 'answered' || isOfOneKind) return []
  return [{ field: 'step', message: t('deskBatch.oneKind') }]
}

/** Why the step is not made for a ticket; null once it is made. */
async function stepOne(
  request: StaffRequest,
  { reference, version }: Pick,
  { step, note, team, until }: BatchDraft & { step: BulkStep },
): Promise<string | null> {
  const { ctx, locale } = request
  const t = translators[locale]
  const found = await findTicket(ctx.primary, reference)
  if (!found) return t('deskBatch.refusals.gone')
  const { submission } = found
  if (submission.updatedAt !== version) return t('deskBatch.refusals.changed')
  const steps = await listSteps(ctx.primary, submission, request)
  if (!steps.includes(step)) {
    return t('deskBatch.refusals.status', { status: t(`status.${submission.status}.title`) })
  }
  const draft = { ...emptyDraft, to: step, note, team, until }
  const issues = await makeStep(request, submission, draft)
  if (issues === null) return t('deskBatch.refusals.changed')
  return issues[0]?.message ?? null
}

/** Makes the step for each chosen ticket by itself, and says what became of it. */
async function run(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const picks = readPicks([fields.pick ?? []].flat())
  const draft = readBatch(fields)
  const { step } = draft
  const issues = checkBatch(request, draft, await findPicked(request, picks))
  if (issues.length > 0 || step === '') {
    const content = await loadBatch(request, picks, { ...draft, issues })
    return { content, status: 422 }
  }
  const results: BulkResult[] = []
  // One after the other: each has its own entry in the audit log, whose entries follow each other.
  for (const pick of picks) {
    const refusal = await stepOne(request, pick, { ...draft, step })
    results.push({ reference: pick.reference, refusal })
  }
  const refused = picks.filter((_, at) => results[at]?.refusal !== null)
  return { content: await loadBatch(request, refused, draft, results), status: 200 }
}

export const batchHandler: StaffHandler = {
  load: (request) => loadBatch(request, readPicks(request.query.getAll('pick'))),
  lists: ['pick'],
  actions: { run: { action: 'tickets.transition', run } },
}

async function presentTickets(
  request: StaffRequest,
  tickets: readonly Submission[],
): Promise<BatchTicket[]> {
  const { ctx, locale } = request
  const ids = tickets.flatMap(({ assignee }) => assignee ?? [])
  const [options, members] = await Promise.all([
    loadFormOptions(ctx, locale),
    findStaff(ctx.primary, await dataKeyringOf(ctx), ids),
  ])
  return tickets.map((ticket) => ({
    picked: writePick(ticket.reference, ticket.updatedAt),
    reference: ticket.outboxReference ?? ticket.reference,
    kind: options.kindNames[ticket.kind] ?? ticket.kind,
    topic: topicOf(options, ticket),
    status: ticket.status,
    locale: ticket.locale,
    assignee: ticket.assignee && staffName(members, ticket.assignee, locale),
  }))
}

async function readPage(
  request: StaffRequest,
  picks: readonly Pick[],
  draft: BatchDraft,
  results: BulkResult[] | null,
): Promise<BatchPage> {
  const { ctx, locale } = request
  const [tickets, teams] = await Promise.all([
    findPicked(request, picks),
    listTeamNames(ctx.primary),
  ])
  return {
    tickets: await presentTickets(request, tickets),
    draft,
    teams: teamChoices(teams, locale),
    today: riyadhDate(ctx.now),
    results,
  }
}

async function loadBatch(
  request: StaffRequest,
  picks: readonly Pick[],
  draft: BatchDraft = emptyBatch,
  results: BulkResult[] | null = null,
): Promise<StaffPage> {
  const reading = readPage(request, picks, draft, results)
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.batch', reading)
  return { page: 'batch', title: translators[request.locale]('deskBatch.title'), data }
}
