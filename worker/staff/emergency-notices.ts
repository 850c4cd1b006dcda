import { translators } from '#client/translators.ts'
import {
  discardNotice,
  endNotice,
  findNotice,
  insertNoticeDraft,
  listNotices,
  publishNotice,
  type SeenNotice,
  type StoredNotice,
  updateNoticeDraft,
} from '#db/notices/emergency-notices'
import { findStaff, type StaffMember } from '#db/staff/staff'
import { may } from '#domain/access/permissions'
import { riyadhTime, writeLocalTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import {
  type EmergencyNoticesPage,
  type NoticeCard,
  type NoticeIssues,
  type NoticeProblem,
  noticeFields,
  readNotice,
  type TypedNotice,
} from '#domain/staff/emergency-notices'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { toBase64Url } from '#domain/text/encoding'
import { cachedSite } from '../pages/load-page'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { dataKeyringOf } from '../security/keyrings'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from './staff-handler'
import { staffName } from './staff-name'

const idBytes = 9

interface NoticesResult {
  problem?: NoticeProblem
  /** The form as it was sent, with what is wrong. */
  form?: EmergencyNoticesPage['form']
}

function seenOf(fields: StaffFields): SeenNotice {
  return { id: textOf(fields, 'id'), version: Number(textOf(fields, 'version')) }
}

function done({ locale }: StaffRequest, notice: StaffNoticeName): StaffResult {
  return { location: `${staffAddress(locale, 'emergencyNotices')}?done=${notice}` }
}

async function refuse(
  request: StaffRequest,
  result: NoticesResult,
  status: 409 | 422,
): Promise<StaffResult> {
  return { content: await loadNotices(request, result), status }
}

/** Stores a new draft, or replaces the one that the form names. */
async function saveDraft(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const seen = seenOf(fields)
  const { typed, issues, draft } = readNotice((name) => textOf(fields, name), ctx.now)
  const form = { id: seen.id || null, version: seen.version, typed, issues }
  if (!draft) return refuse(request, { problem: 'invalid', form }, 422)
  if (seen.id === '') {
    const id = toBase64Url(crypto.getRandomValues(new Uint8Array(idBytes)))
    await insertNoticeDraft(ctx.primary, id, draft, actor)
  } else if (!(await updateNoticeDraft(ctx.primary, seen, draft, actor))) {
    // Kept as a new draft: somebody else has changed or decided about the former.
    return refuse(request, { problem: 'changed', form: { ...form, id: null } }, 409)
  }
  return done(request, 'noticeSaved')
}

async function publishDraft(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, id: reader } = request
  const seen = seenOf(fields)
  const notice = await findNotice(ctx.primary, seen.id)
  if (!notice) return null
  if (notice.author === reader) return refuse(request, { problem: 'own' }, 409)
  if (notice.endsAt <= ctx.now) return refuse(request, { problem: 'over' }, 409)
  const isDone = await publishNotice(ctx.primary, seen, actor)
  return isDone ? done(request, 'noticePublished') : refuse(request, { problem: 'changed' }, 409)
}

async function takeDown(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const { id } = seenOf(fields)
  if (!(await findNotice(ctx.primary, id))) return null
  const isDone = await endNotice(ctx.primary, id, actor)
  return isDone ? done(request, 'noticeEnded') : refuse(request, { problem: 'changed' }, 409)
}

async function discardDraft(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const isDone = await discardNotice(ctx.primary, seenOf(fields), actor)
  return isDone ? done(request, 'noticeDiscarded') : refuse(request, { problem: 'changed' }, 409)
}

export const emergencyNoticesHandler: StaffHandler = {
  load: (request) => loadNotices(request),
  actions: {
    save: { action: 'notices.draft', run: saveDraft },
    discard: { action: 'notices.draft', run: discardDraft },
    publish: { action: 'notices.publish', run: publishDraft },
    end: { action: 'notices.publish', run: takeDown },
  },
}

const emptyForm: EmergencyNoticesPage['form'] = {
  id: null,
  version: 0,
  typed: Object.fromEntries(noticeFields.map((name) => [name, ''])) as TypedNotice,
  issues: {},
}

/** The form filled with a draft, or with the texts of a notice that is or was published. */
function formOf(notice: StoredNotice): EmergencyNoticesPage['form'] {
  const { id, status, writtenAt, level, titleAr, titleEn, textAr, textEn } = notice
  const isDraft = status === 'draft'
  const times = {
    from: isDraft && notice.startsAt !== null ? writeLocalTime(notice.startsAt) : '',
    until: isDraft ? writeLocalTime(notice.endsAt) : '',
  }
  const texts = { level, titleAr, titleEn, textAr, textEn }
  const typed = { ...texts, path: notice.path ?? '', link: notice.link ?? '', ...times }
  return { id: isDraft ? id : null, version: writtenAt, typed, issues: {} satisfies NoticeIssues }
}

interface CardContext {
  request: StaffRequest
  staff: Map<string, StaffMember>
  timeOf: (at: number) => string
}

function toCard(notice: StoredNotice, { request, staff, timeOf }: CardContext): NoticeCard {
  const { id, status, writtenAt, level, link, path, startsAt, endsAt, author, publisher } = notice
  const { ctx, locale } = request
  return {
    id,
    version: writtenAt,
    level,
    title: { ar: notice.titleAr, en: notice.titleEn },
    text: { ar: notice.textAr, en: notice.textEn },
    link,
    path,
    from: startsAt === null ? null : timeOf(startsAt),
    until: timeOf(endsAt),
    isShown: status === 'published' ? (startsAt ?? 0) <= ctx.now : null,
    author: staffName(staff, author, locale),
    publisher: publisher === null ? null : staffName(staff, publisher, locale),
    isOwn: author === request.id,
  }
}

async function readNotices(
  request: StaffRequest,
  { problem, form }: NoticesResult,
): Promise<EmergencyNoticesPage> {
  const { ctx, locale, query, roles } = request
  const { published, drafts, ended } = await listNotices(ctx.primary, ctx.now)
  const all = [...published, ...drafts, ...ended]
  const people = all.flatMap(({ author, publisher }) => [author, publisher ?? author])
  const [{ digits }, staff] = await Promise.all([
    cachedSite(ctx, locale),
    findStaff(ctx.primary, await dataKeyringOf(ctx), people),
  ])
  const format = createFormat({ locale, digits })
  const t = translators[locale]
  const timeOf = (at: number) =>
    t('deskEmergency.time', {
      day: format.date(at).gregorian,
      time: toDigits(riyadhTime(at), digits),
    })
  const toCards = (notices: readonly StoredNotice[]) =>
    notices.map((notice) => toCard(notice, { request, staff, timeOf }))
  const chosen = all.find(({ id }) => id === query.get('edit'))
  return {
    published: toCards(published),
    drafts: toCards(drafts),
    ended: toCards(ended),
    form: form ?? (chosen ? formOf(chosen) : emptyForm),
    problem: problem ?? null,
    mayPublish: may(roles, 'notices.publish'),
  }
}

async function loadNotices(request: StaffRequest, result: NoticesResult = {}): Promise<StaffPage> {
  const data = await withDeadline(deadlines.d1Read, 'd1.notices', readNotices(request, result))
  const title = translators[request.locale]('deskEmergency.title')
  return { page: 'emergencyNotices', title, data }
}
