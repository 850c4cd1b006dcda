import { translators } from '#client/translators.ts'
import { changesBetween } from '#db/editing/changes'
import { checkSource, kindsWithSecondReader, readSource } from '#db/editing/check-source'
import { listPrivatePictures } from '#db/editing/media'
import {
  type EditedKey,
  type EditedRecord,
  findRecord,
  listEditedRecords,
  type StoredRevision,
  versionOf,
} from '#db/editing/records'
import { findEntry, listEntries, listTitles } from '#db/entries/entries'
import type { EntryRow } from '#db/seed/content-problem'
import { references } from '#db/seed/cross-check'
import { findStaff } from '#db/staff/staff'
import { listViewers, putViewer } from '#db/staff/viewers'
import { may } from '#domain/access/permissions'
import type { Entry } from '#domain/content/entry'
import { isKindName } from '#domain/content/kinds'
import { riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { createFormat, toDigits } from '#domain/dates/format'
import type { TypedRecord } from '#domain/editing/form-names'
import { fileOf } from '#domain/editing/media-kind'
import type { RecordState } from '#domain/editing/record-state'
import type { ContentSource } from '#domain/editing/source'
import { putTyped } from '#domain/editing/typed-values'
import { picturePath } from '#domain/site/picture-path'
import { recordPath } from '#domain/site/record-path'
import { fillPath } from '#domain/site/routes'
import type { EntryPage, EntryProblem, ReferenceChoice, RevisionView } from '#domain/staff/entry'
import type { StaffPage } from '#domain/staff/staff-page'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { dataKeyringOf } from '../../security/keyrings'
import { draftPictureAddress } from '../pictures/picture-facts'
import type { StaffRequest } from '../staff-handler'
import { staffName } from '../staff-name'
import { fieldsOfKind, toTypedRecord } from './typed-record'

/** Result of a form. */
export interface EntryResult {
  /** The values as they were sent; by default those of the draft or of the published text. */
  typed?: TypedRecord
  /** Path of what a button of a list leaves in view. */
  arranged?: string
  /** Of the draft that the form was filled with; by default that of the draft. */
  version?: number
  /** The text of `typed`, if somebody else has saved another meanwhile. */
  sent?: ContentSource
  /** The time of a publication, as typed. */
  publishAt?: string
  problem?: EntryProblem
  issues?: EntryPage['issues']
  reason?: string
}

/** The record in the path. */
export function keyOf({ match }: StaffRequest): EditedKey {
  const [kind = '', slug = ''] = (match.reference ?? '').split('/')
  if (!isKindName(kind)) throw new Error(`"${kind}" is no kind`)
  return { kind, slug }
}

/** The path of the page that shows a record; null if none does. */
export function pathOf(entry: Entry): string | null {
  const lists = { question: fillPath('faq'), story: fillPath('successStories') }
  return recordPath(entry, {
    pathInPages: ({ kind: own }) => lists[own as keyof typeof lists] ?? fillPath('home'),
  })
}

/** The private pictures, which are published with the record, and those on the site. */
async function listPictureChoices({ ctx, locale }: StaffRequest): Promise<ReferenceChoice[]> {
  const list = { kind: 'picture', locale, filter: 'new', now: ctx.now, limit: 200 } as const
  const [drafts, pictures] = await Promise.all([
    listEditedRecords(ctx.primary, list),
    listEntries(ctx.db, 'picture', locale, ctx.now),
  ])
  return [
    ...drafts.map(({ slug, title }) => ({
      value: slug,
      label: translators[locale]('deskEntry.privatePicture', { title: title || slug }),
      thumbnail: draftPictureAddress(locale, slug),
    })),
    ...pictures.map(({ slug, title, body }) => ({
      value: slug,
      label: title,
      thumbnail: picturePath(body.file ?? slug, 320, 'webp'),
    })),
  ]
}

/** Choices for the fields that name other records, by the name of the field. */
async function findReferences(request: StaffRequest, { kind }: EditedKey) {
  const { ctx, locale } = request
  const own = references.filter((one) => one.kind === kind)
  const lists = await Promise.all(
    own.map(async ({ field, target }) => {
      if (target === 'picture') return [field, await listPictureChoices(request)] as const
      const titles = await listTitles(ctx.db, target, locale, 'always')
      return [field, titles.map(({ slug, title }) => ({ value: slug, label: title }))] as const
    }),
  )
  return Object.fromEntries<ReferenceChoice[]>(lists)
}

/** Where a record stands at an instant (epoch ms); `isVisible` if its page is there. */
export function stateOf(
  { stored }: Pick<EditedRecord, 'stored'>,
  isVisible: boolean,
  now: number,
): RecordState {
  if (!stored) return 'new'
  if (stored.isWithdrawn) return 'withdrawn'
  if (isVisible) return 'published'
  return String(stored.source.starts ?? '') > riyadhDate(now) ? 'scheduled' : 'ended'
}

function toRevision(
  { id, at, author, step, note, before, after }: StoredRevision,
  nameOf: (id: string) => string,
  timeOf: (at: number) => string,
): RevisionView {
  return {
    id,
    at: timeOf(at),
    author: nameOf(author),
    step,
    note: step === 'refused' ? null : note,
    issues: step === 'refused' ? JSON.parse(note ?? '[]') : [],
    changes: step === 'withdrawn' ? [] : changesBetween(before, after),
    mayRestore: before !== null,
  }
}

/** Rows of the private pictures that rows of a record name. */
export async function readPrivatePictures({ ctx }: StaffRequest, rows: readonly EntryRow[]) {
  const drafts = await listPrivatePictures(ctx.primary, rows)
  return drafts.map(({ slug, source }) => {
    const { rows: own } = readSource({ kind: 'picture', slug }, source)
    return { slug, file: fileOf(slug, source), rows: own }
  })
}

/** What would keep the text from publication: whoever writes it reads it before a publisher does. */
async function findIssues(request: StaffRequest, key: EditedKey, source: ContentSource) {
  const pictures = await readPrivatePictures(request, readSource(key, source).rows)
  const others = pictures.flatMap(({ rows }) => rows)
  return (await checkSource(request.ctx.primary, key, source, others)).problems
}

/** The values with the picture that was uploaded for the field at a path. */
function putUploaded({ query }: StaffRequest, { ar, en }: TypedRecord) {
  const [at, picture] = [query.get('at') ?? '', query.get('picture') ?? '']
  const put = (typed: TypedRecord['ar']) =>
    putTyped(typed, at.split('.'), picture) as TypedRecord['ar']
  const isUploaded = at !== '' && picture !== ''
  return isUploaded ? { typed: { ar: put(ar), en: put(en) }, arranged: at } : { typed: { ar, en } }
}

async function readEntryPage(
  request: StaffRequest,
  key: EditedKey,
  result: EntryResult,
): Promise<EntryPage | null> {
  const { ctx, locale, roles, id } = request
  const reference = `${key.kind}/${key.slug}`
  await putViewer(ctx.primary, { reference, viewer: id, seenAt: ctx.now })
  const [record, viewers] = await Promise.all([
    findRecord(ctx.primary, key),
    listViewers(ctx.primary, [reference], { reader: id, now: ctx.now }),
  ])
  const { stored, draft, revisions } = record
  const source = draft?.source ?? stored?.source
  if (!source) return null
  const others = viewers.get(reference) ?? []
  const people = [...revisions.map(({ author }) => author), ...others]
  if (draft) people.push(draft.author)
  const [{ digits }, staff, choices, entry, issues] = await Promise.all([
    cachedSite(ctx, locale),
    findStaff(ctx.primary, await dataKeyringOf(ctx), people),
    findReferences(request, key),
    findEntry(ctx.primary, key.kind, key.slug, locale, ctx.now),
    result.issues ?? (draft ? findIssues(request, key, source) : []),
  ])
  const format = createFormat({ locale, digits })
  const t = translators[locale]
  const nameOf = (one: string) => staffName(staff, one, locale)
  const timeOf = (at: number) =>
    t('deskEntry.time', {
      day: format.date(at).gregorian,
      time: toDigits(riyadhTime(at), digits),
    })
  const { typed, arranged = '' } = result.typed
    ? { ...result, typed: result.typed }
    : putUploaded(request, toTypedRecord(key.kind, source))
  const { title } = typed[locale]
  const isLate = draft?.publishAt === null && revisions[0]?.step === 'refused'
  return {
    ...key,
    title: typeof title === 'string' && title !== '' ? title : key.slug,
    state: stateOf(record, entry !== null, ctx.now),
    isStaffs: stored?.origin !== 'seed',
    path: entry && pathOf(entry),
    fields: fieldsOfKind(key.kind),
    typed,
    arranged,
    references: choices,
    draft: draft && {
      author: nameOf(draft.author),
      at: timeOf(draft.writtenAt),
      isOwn: draft.author === id,
      publishAt: draft.publishAt === null ? null : timeOf(draft.publishAt),
    },
    changes: draft && stored ? changesBetween(stored.source, draft.source) : [],
    conflict: result.sent ? changesBetween(source, result.sent) : [],
    others: new Intl.ListFormat(locale).format(others.map(nameOf)),
    publishAt: result.publishAt ?? '',
    version: result.version ?? versionOf(record),
    readAt: ctx.now,
    issues,
    problem: result.problem ?? (isLate ? 'late' : null),
    reason: result.reason ?? '',
    revisions: revisions.map((revision) => toRevision(revision, nameOf, timeOf)),
    mayPublish: may(roles, 'content.publish'),
    needsSecondReader: kindsWithSecondReader.includes(key.kind),
  }
}

/** The page of a record; null if there is none of this name. */
export async function loadEntry(
  request: StaffRequest,
  key: EditedKey,
  result: EntryResult = {},
): Promise<StaffPage | null> {
  const reading = readEntryPage(request, key, result)
  const data = await withDeadline(deadlines.d1ReadAll, 'd1.entry', reading)
  return data && { page: 'entry', title: data.title, data }
}
