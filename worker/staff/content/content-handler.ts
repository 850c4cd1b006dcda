import { translators } from '#client/translators.ts'
import { findDeadLinks } from '#db/editing/dead-links'
import { findRecord, listEditedRecords, listRefusedDrafts, versionOf } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { may } from '#domain/access/permissions'
import { isKindName, type Kind, type KindName, kinds } from '#domain/content/kinds'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { recordFilters } from '#domain/editing/record-state'
import { isLocale } from '#domain/site/locale'
import type { BatchStep, ContentPage } from '#domain/staff/content'
import type { StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanLine, toSlug } from '#domain/text/clean-text'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { decideBatch } from './decide-batch'
import { isInputProblem } from './decide-record'

const shownAtMost = 200
const readAtMost = 5_000
const longestText = 100

function readKind({ query }: StaffRequest): KindName {
  const named = query.get('kind') ?? ''
  return isKindName(named) ? named : 'news'
}

/** The title that a link gives to a new record. */
function readBegun({ query, locale }: StaffRequest): ContentPage['begun'] {
  const title = cleanLine(query.get('title') ?? '').slice(0, longestText)
  const named = query.get('in')
  return title === '' ? null : { title, locale: isLocale(named) ? named : locale }
}

type ContentResult = Partial<Pick<ContentPage, 'created' | 'batch'>>

async function readContent(
  request: StaffRequest,
  { created = null, batch = null }: ContentResult,
): Promise<ContentPage> {
  const { ctx, locale, query, roles, id } = request
  const kind = readKind(request)
  const text = cleanLine(query.get('q') ?? '').slice(0, longestText)
  const filter = recordFilters.find((one) => one === query.get('state'))
  const isOfDead = filter === 'deadLink'
  // What has a dead link is found among all records.
  const limit = isOfDead ? readAtMost : shownAtMost + 1
  const mayPublish = may(roles, 'content.publish')
  const [{ digits }, listed, dead, refused] = await Promise.all([
    cachedSite(ctx, locale),
    listEditedRecords(ctx.primary, { kind, locale, text, filter, now: ctx.now, limit }),
    findDeadLinks(ctx.primary, kind, ctx.now),
    listRefusedDrafts(ctx.primary, locale, mayPublish ? null : id),
  ])
  const rows = isOfDead ? listed.filter(({ slug }) => dead.has(slug)) : listed
  const { date } = createFormat({ locale, digits })
  return {
    kind,
    text,
    filter: filter ?? null,
    rows: rows
      .slice(0, shownAtMost)
      .map(({ slug, title, state, hasDraft, version, publishAt, origin, updatedAt }) => ({
        slug,
        title: title ?? slug,
        state,
        hasDraft: Boolean(hasDraft),
        hasDeadLink: dead.has(slug),
        version,
        publishAt: publishAt === null ? null : date(publishAt).gregorian,
        isStaffs: origin !== 'seed',
        updated: updatedAt === null ? null : date(updatedAt).gregorian,
      })),
    hasMore: rows.length > shownAtMost,
    mayPublish,
    refused,
    batch,
    begun: readBegun(request),
    created,
  }
}

async function loadContent(request: StaffRequest, result: ContentResult = {}): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.content', readContent(request, result))
  return { page: 'content', title: translators[request.locale]('deskContent.title'), data }
}

/** Begins a draft of a record that is not there yet. */
async function create(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const kind = readKind(request)
  const typed = cleanLine(textOf(fields, 'slug'))
  const slug = toSlug(typed)
  const refuse = async (issue: 'slug' | 'taken'): Promise<StaffResult> => ({
    content: await loadContent(request, { created: { slug: typed, issue } }),
    status: 422,
  })
  if (slug === '' || slug.length > longestText) return refuse('slug')
  const key = { kind, slug }
  const record = await findRecord(ctx.primary, key)
  if (record.stored || record.draft) return refuse('taken')
  const begun = readBegun(request)
  const today = riyadhDate(ctx.now)
  const needs: Kind['needs'] = kinds[kind].needs
  const source = {
    updated: today,
    ...(needs.includes('date') && { date: today }),
    // A text that is not a name already is the title.
    ...(typed !== slug && { en: { title: typed } }),
    ...(begun && { [begun.locale]: { title: begun.title } }),
  }
  const change = { source, before: null, replaces: versionOf(record) }
  if ((await putRecordDraft(ctx.primary, key, change, actor)) === null) return refuse('taken')
  return { location: staffAddress(locale, 'entry', `${kind}/${slug}`) }
}

const batchNotices = {
  publish: 'recordsPublished',
  schedule: 'recordsScheduled',
  withdraw: 'recordsWithdrawn',
} as const

/** Decides about the records that are chosen in the list; what is refused is named one by one. */
function batchBy(step: BatchStep): NonNullable<StaffHandler['actions']>[string] {
  async function run(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
    const { locale, query } = request
    const kind = readKind(request)
    const batch = await decideBatch(request, step, fields, kind)
    if (batch.problem === null && batch.refused.length === 0) {
      const address = new URLSearchParams(query)
      address.set('kind', kind)
      address.set('done', batchNotices[step])
      return { location: `${staffAddress(locale, 'content')}?${address}` }
    }
    const isInput =
      batch.problem !== null || batch.refused.every(({ problem }) => isInputProblem(problem))
    return { content: await loadContent(request, { batch }), status: isInput ? 422 : 409 }
  }
  return { action: 'content.publish', run }
}

export const contentHandler: StaffHandler = {
  load: (request) => loadContent(request),
  lists: ['pick'],
  actions: {
    create: { action: 'content.draft', run: create },
    publish: batchBy('publish'),
    schedule: batchBy('schedule'),
    withdraw: batchBy('withdraw'),
  },
}
