import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { findRecord, listEditedRecords, versionOf } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { countOpenMails } from '#db/newsletter/deliveries'
import { countSubscribers, listSendings } from '#db/newsletter/sendings'
import { month as monthSchema } from '#domain/content/fields'
import { dayMs, riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import type { NewsletterPage } from '#domain/staff/newsletter'
import type { StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { timeWriter, toFigures } from './sending-figures'

const kind = 'newsletter-issue'
const shownAtMost = 60
const recentDays = 30

async function readNewsletter(
  request: StaffRequest,
  created: NewsletterPage['created'],
): Promise<NewsletterPage> {
  const { ctx, locale } = request
  const { primary, now } = ctx
  const [records, sendings, open, counts, timeOf] = await Promise.all([
    listEditedRecords(primary, { kind, locale, text: '', now, limit: shownAtMost }),
    listSendings(primary),
    countOpenMails(primary),
    countSubscribers(primary, now - recentDays * dayMs),
    timeWriter(request),
  ])
  const bySlug = new Map(sendings.map((sending) => [sending.issue, sending]))
  const countOf = (own: (typeof locales)[number]) =>
    counts.byLocale.find((one) => one.locale === own) ?? { confirmed: 0, recent: 0 }
  return {
    subscribers: locales.map((own) => ({ ...countOf(own), locale: own })),
    left: counts.left,
    rows: records
      .map(({ slug, title, state, hasDraft }) => {
        const sending = bySlug.get(slug)
        const figures = sending && toFigures(sending, open.get(slug), timeOf)
        return {
          slug,
          title: title ?? slug,
          state,
          hasDraft: Boolean(hasDraft),
          sending: figures ?? null,
        }
      })
      .toSorted((one, other) => other.slug.localeCompare(one.slug)),
    created,
  }
}

async function loadNewsletter(
  request: StaffRequest,
  created: NewsletterPage['created'] = null,
): Promise<StaffPage> {
  const data = await withDeadline(
    deadlines.d1Read,
    'd1.newsletter',
    readNewsletter(request, created),
  )
  return { page: 'newsletter', title: translators[request.locale]('deskNewsletter.title'), data }
}

/** Begins the draft of the issue of a month, whose slug is the month. */
async function create(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const month = textOf(fields, 'month').trim()
  const refuse = async (issue: 'month' | 'taken'): Promise<StaffResult> => ({
    content: await loadNewsletter(request, { month, issue }),
    status: 422,
  })
  if (!v.is(monthSchema, month)) return refuse('month')
  const key = { kind, slug: month } as const
  const record = await findRecord(ctx.primary, key)
  if (record.stored || record.draft) return refuse('taken')
  const today = riyadhDate(ctx.now)
  const source = { updated: today, date: today, month }
  const change = { source, before: null, replaces: versionOf(record) }
  if ((await putRecordDraft(ctx.primary, key, change, actor)) === null) return refuse('taken')
  return { location: staffAddress(locale, 'entry', `${kind}/${month}`) }
}

export const newsletterHandler: StaffHandler = {
  load: (request) => loadNewsletter(request),
  actions: { create: { action: 'newsletter.draft', run: create } },
}
