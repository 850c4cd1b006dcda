import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { findRecord, listEditedRecords, versionOf } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { slug as slugSchema } from '#domain/content/fields'
import { isKindName, type KindName } from '#domain/content/kinds'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { recordFilters } from '#domain/editing/record-state'
import { isLocale } from '#domain/site/locale'
import type { ContentPage } from '#domain/staff/content'
import type { StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanLine } from '#domain/text/clean-text'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'

const shownAtMost = 200
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

async function readContent(
  request: StaffRequest,
  created: ContentPage['created'],
): Promise<ContentPage> {
  const { ctx, locale, query } = request
  const kind = readKind(request)
  const text = cleanLine(query.get('q') ?? '').slice(0, longestText)
  const filter = recordFilters.find((one) => one === query.get('state'))
  const wanted = { kind, locale, text, filter, now: ctx.now, limit: shownAtMost + 1 }
  const [{ digits }, rows] = await Promise.all([
    cachedSite(ctx, locale),
    listEditedRecords(ctx.primary, wanted),
  ])
  const { date } = createFormat({ locale, digits })
  return {
    kind,
    text,
    filter: filter ?? null,
    rows: rows
      .slice(0, shownAtMost)
      .map(({ slug, title, state, hasDraft, publishAt, origin, updatedAt }) => ({
        slug,
        title: title ?? slug,
        state,
        hasDraft: Boolean(hasDraft),
        publishAt: publishAt === null ? null : date(publishAt).gregorian,
        isStaffs: origin === 'staff',
        updated: updatedAt === null ? null : date(updatedAt).gregorian,
      })),
    hasMore: rows.length > shownAtMost,
    begun: readBegun(request),
    created,
  }
}

async function loadContent(
  request: StaffRequest,
  created: ContentPage['created'] = null,
): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.content', readContent(request, created))
  return { page: 'content', title: translators[request.locale]('deskContent.title'), data }
}

/** Begins a draft of a record that is not there yet. */
async function create(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const kind = readKind(request)
  const slug = cleanLine(textOf(fields, 'slug')).toLowerCase()
  const refuse = async (issue: 'slug' | 'taken'): Promise<StaffResult> => ({
    content: await loadContent(request, { slug, issue }),
    status: 422,
  })
  if (slug.length > longestText || !v.is(slugSchema, slug)) return refuse('slug')
  const key = { kind, slug }
  const record = await findRecord(ctx.primary, key)
  if (record.stored || record.draft) return refuse('taken')
  const begun = readBegun(request)
  const source = {
    updated: riyadhDate(ctx.now),
    ...(begun && { [begun.locale]: { title: begun.title } }),
  }
  const change = { source, before: null, replaces: versionOf(record) }
  if ((await putRecordDraft(ctx.primary, key, change, actor)) === null) return refuse('taken')
  return { location: staffAddress(locale, 'entry', `${kind}/${slug}`) }
}

export const contentHandler: StaffHandler = {
  load: (request) => loadContent(request),
  actions: { create: { action: 'content.draft', run: create } },
}
