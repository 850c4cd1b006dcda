import { translators } from '#client/translators.ts'
import { type AuditRow, createSeal } from '#db/audit/chain'
import { type Head, raiseHead, readHead } from '#db/audit/head'
import { listAuditEntries } from '#db/audit/list-entries'
import { checkEnd, checkLinks, type EndProblem } from '#db/audit/verify-chain'
import { appendReading } from '#db/audit/write-batch'
import { findStaff, listStaff } from '#db/staff/staff'
import { createFormat } from '#domain/dates/format'
import type { AuditEntryRow, AuditPage } from '#domain/staff/audit'
import type { StaffPage } from '#domain/staff/staff-page'
import { log } from '../../log'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { staffName } from '../staff-name'
import type { StaffRequest } from '../staff-request'
import { presentEntries } from './present-entries'
import { assigneesOf } from './present-states'
import { readAuditRequest } from './read-audit-request'

const rowsPerPage = 50

async function presentRows(
  request: StaffRequest,
  rows: AuditRow[],
  head: Head | null,
): Promise<AuditEntryRow[]> {
  const { ctx, locale } = request
  const { primary } = ctx
  const keyring = await dataKeyringOf(ctx)
  const ids = rows.flatMap((row) => [row.actor, ...assigneesOf(row)])
  const [members, links, site] = await Promise.all([
    findStaff(primary, keyring, ids),
    checkLinks(primary, createSeal(keyring), rows, head),
    cachedSite(ctx, locale),
  ])
  const format = createFormat({ locale, digits: site.digits })
  return presentEntries(rows, { locale, format, members, links })
}

/**
 * The head outside of D1. It is raised first, because the newest entries may have been written just
 * now; a log that does not continue it shows below.
 */
async function findHead({ ctx }: StaffRequest): Promise<Head | null> {
  const { AUDIT } = ctx.env
  const seal = createSeal(await dataKeyringOf(ctx))
  const raised = await raiseHead(AUDIT, ctx.primary, seal).catch(() => undefined)
  return raised === undefined ? ((await readHead(AUDIT))?.head ?? null) : raised
}

/** What is wrong with the log, which is logged as an error; null for nothing. */
function findProblem(
  { ctx }: StaffRequest,
  rows: readonly AuditEntryRow[],
  ends: readonly EndProblem[],
): AuditPage['problem'] {
  const broken = [
    ...rows.flatMap((row) => row.brokenAt ?? []),
    ...ends.flatMap(({ at }) => at ?? []),
  ]
  if (broken.length === 0 && ends.length === 0) return null
  log('error', { event: 'failure', request: ctx.requestId, part: 'audit.chain' })
  return { entry: broken.length > 0 ? Math.min(...broken) : null }
}

async function readAudit(request: StaffRequest): Promise<AuditPage> {
  const { ctx, locale, actor } = request
  const { primary } = ctx
  const { filter, entries, before } = readAuditRequest(request)
  const head = await findHead(request)
  const [found, end, people] = await Promise.all([
    listAuditEntries(primary, entries, before, rowsPerPage + 1),
    checkEnd(primary, head, ctx.now),
    listStaff(primary, await dataKeyringOf(ctx)),
  ])
  const shown = found.slice(0, rowsPerPage)
  const rows = await presentRows(request, shown, head)
  await appendReading(primary, { ...actor, action: 'audit.read', subject: filter.subject || null })
  const members = new Map(people.map((one) => [one.id, one]))
  return {
    filter,
    rows,
    next: found.length > rowsPerPage ? (shown.at(-1)?.sequence ?? null) : null,
    isContinued: before !== null,
    last: end.newest,
    problem: findProblem(request, rows, end.problems),
    incident: ctx.requestId,
    actors: people.map(({ id }) => ({ value: id, label: staffName(members, id, locale) })),
  }
}

export async function loadAudit(request: StaffRequest): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.audit', readAudit(request))
  return { page: 'audit', title: translators[request.locale]('deskAudit.title'), data }
}
