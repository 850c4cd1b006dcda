import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { type FileSources, findFileSources, listFileUses } from '#db/editing/media'
import { findRecord, type ListedRecord, listEditedRecords, versionOf } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { longestTitle } from '#domain/content/entry'
import { calendarDay } from '#domain/content/fields'
import { documentLanguages } from '#domain/content/media/document'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import { fileOf } from '#domain/editing/media-kind'
import { fileMarks } from '#domain/forms/files'
import { documentPath } from '#domain/site/document-path'
import { locales } from '#domain/site/locale'
import type {
  DocumentFormIssues,
  DocumentPage,
  DocumentsPage,
  TypedDocument,
} from '#domain/staff/documents'
import type { FileUse } from '#domain/staff/pictures'
import type { StaffPage } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanLine, foldDigits } from '#domain/text/clean-text'
import { privateHeaders } from '../../auth/responses'
import { cachedSite } from '../../pages/load-page'
import { findFileFacts, findMediaFile } from '../../pictures/media-files'
import { downloadHeaders } from '../../pictures/respond-document'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { currentSource } from './picture-facts'
import { dropUnusedFile } from './publish-file'
import {
  documentUploads,
  nameNewRecord,
  putChange,
  readDocumentFile,
  storeDocumentFile,
} from './store-upload'

const kind = 'document'
const shownAtMost = 60
const longestSearch = 100

const slugOf = ({ match }: StaffRequest) => match.reference ?? ''

async function formatOf({ ctx, locale }: StaffRequest): Promise<Format> {
  return createFormat({ locale, digits: (await cachedSite(ctx, locale)).digits })
}

/** The facts of a document for the pages of the desk. */
function toDocumentFacts(
  { slug, title, state, hasDraft }: ListedRecord,
  sources: FileSources,
  { format, uses = [] }: { format: Format; uses?: FileUse[] | undefined },
): DocumentsPage['rows'][number] {
  const { name, bytes, language } = currentSource(sources)
  return {
    slug,
    title: title ?? slug,
    state,
    hasDraft: Boolean(hasDraft),
    name: String(name ?? ''),
    size: format.size(Number(bytes ?? 0)),
    language: documentLanguages.find((one) => one === language) ?? 'both',
    uses,
  }
}

async function readDocumentsPage(
  request: StaffRequest,
  form: DocumentsPage['form'],
): Promise<DocumentsPage> {
  const { ctx, locale, query } = request
  const text = cleanLine(query.get('q') ?? '').slice(0, longestSearch)
  const [listed, uses, format] = await Promise.all([
    listEditedRecords(ctx.primary, { kind, locale, text, now: ctx.now, limit: shownAtMost + 1 }),
    listFileUses(ctx.primary, kind, locale),
    formatOf(request),
  ])
  const shown = listed.slice(0, shownAtMost)
  const slugs = shown.map(({ slug }) => slug)
  const sources = await findFileSources(ctx.primary, kind, slugs)
  return {
    text,
    rows: shown.flatMap((row) => {
      const own = sources.get(row.slug)
      return own ? [toDocumentFacts(row, own, { format, uses: uses.get(row.slug) })] : []
    }),
    hasMore: listed.length > shownAtMost,
    form,
    today: riyadhDate(ctx.now),
  }
}

async function loadDocuments(
  request: StaffRequest,
  form: DocumentsPage['form'] = null,
): Promise<StaffPage> {
  const reading = readDocumentsPage(request, form)
  const data = await withDeadline(deadlines.d1Read, 'd1.documents', reading)
  return { page: 'documents', title: translators[request.locale]('deskDocuments.title'), data }
}

function readTyped(fields: StaffFields): TypedDocument {
  const titleIn = (locale: string) => cleanLine(textOf(fields, `title.${locale}`))
  return {
    title: { ar: titleIn('ar'), en: titleIn('en') },
    date: foldDigits(textOf(fields, 'date')).trim(),
    language: textOf(fields, 'language'),
  }
}

function findIssues({ title, date, language }: TypedDocument, today: string): DocumentFormIssues {
  const issues: DocumentFormIssues = { title: {} }
  for (const locale of locales) {
    if (title[locale].length === 0) issues.title[locale] = 'missing'
    else if (title[locale].length > longestTitle) issues.title[locale] = 'long'
  }
  if (!v.is(calendarDay, date) || date > today) issues.date = 'day'
  if (!v.is(v.picklist(documentLanguages), language)) issues.language = 'language'
  return issues
}

/** Begins the draft of a document with its file, which visitors do not see until it is published. */
async function upload(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const today = riyadhDate(ctx.now)
  const typed = readTyped(fields)
  const issues = findIssues(typed, today)
  const read = await readDocumentFile(fields)
  if ('issue' in read) issues.file = read.issue
  const { title: ofTitle, ...others } = issues
  if ('issue' in read || Object.keys({ ...ofTitle, ...others }).length > 0)
    return { content: await loadDocuments(request, { typed, issues }), status: 422 }
  const slug = await nameNewRecord(request, kind, typed.title.en)
  const file = await storeDocumentFile(request, slug, read)
  const source = {
    updated: today,
    date: typed.date,
    file,
    name: read.name,
    bytes: read.bytes.length,
    language: typed.language,
    ar: { title: typed.title.ar },
    en: { title: typed.title.en },
  }
  const change = { source, before: null, replaces: 0, file }
  const saved = await putRecordDraft(ctx.primary, { kind, slug }, change, actor)
  // Another document took the name meanwhile.
  if (saved === null) {
    await dropUnusedFile(request, file)
    const busy = { ...issues, file: 'busy' } as const
    return { content: await loadDocuments(request, { typed, issues: busy }), status: 409 }
  }
  return { location: `${staffAddress(locale, kind, slug)}?done=documentUploaded` }
}

export const documentsHandler: StaffHandler = {
  load: (request) => loadDocuments(request),
  uploads: documentUploads,
  actions: { upload: { action: 'content.draft', run: upload } },
}

async function readDocumentPage(
  request: StaffRequest,
  problem: DocumentPage['problem'],
): Promise<DocumentPage | null> {
  const { ctx, locale } = request
  const slug = slugOf(request)
  const [[row], uses, found, record, format] = await Promise.all([
    listEditedRecords(ctx.primary, { kind, locale, slug, now: ctx.now, limit: 1 }),
    listFileUses(ctx.primary, kind, locale),
    findFileSources(ctx.primary, kind, [slug]),
    findRecord(ctx.primary, { kind, slug }),
    formatOf(request),
  ])
  const sources = found.get(slug)
  if (!row || !sources) return null
  const facts = await findFileFacts(ctx.env.MEDIA, kind, fileOf(slug, currentSource(sources)))
  const marks = (facts?.marks ?? '').split(',')
  return {
    ...toDocumentFacts(row, sources, { format, uses: uses.get(slug) }),
    path: documentPath(slug),
    file: `${staffAddress(locale, kind, slug)}/files/1`,
    marks: fileMarks.filter((mark) => marks.includes(mark)),
    version: versionOf(record),
    problem,
  }
}

async function loadDocument(request: StaffRequest, problem: DocumentPage['problem'] = null) {
  const reading = readDocumentPage(request, problem)
  const data = await withDeadline(deadlines.d1Read, 'd1.document', reading)
  return data && ({ page: 'document', title: data.title, data } as const)
}

async function replaceFile(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const slug = slugOf(request)
  const refuse = async (problem: DocumentPage['problem']): Promise<StaffResult> => {
    const content = await loadDocument(request, problem)
    return content && { content, status: problem === 'changed' ? 409 : 422 }
  }
  if (!(await loadDocument(request))) return null
  const read = await readDocumentFile(fields)
  if ('issue' in read) return refuse(read.issue)
  const file = await storeDocumentFile(request, slug, read)
  const changes = { file, name: read.name, bytes: read.bytes.length }
  const change = { changes, file, notice: 'documentUploaded' } as const
  const result = await putChange(request, { kind, slug }, fields, change)
  return result === 'changed' ? refuse('changed') : result
}

/** The newest file of the document, for staff alone. */
async function respondDraftFile(request: StaffRequest, number: number): Promise<Response | null> {
  const { ctx } = request
  const slug = slugOf(request)
  const sources = (await findFileSources(ctx.primary, kind, [slug])).get(slug)
  if (number !== 1 || !sources) return null
  const found = await findMediaFile(ctx.env.MEDIA, kind, fileOf(slug, currentSource(sources)))
  if (!found) return null
  const headers = downloadHeaders(found.customMetadata?.name ?? 'file')
  return new Response(found.body, { headers: { ...headers, ...privateHeaders } })
}

export const documentHandler: StaffHandler = {
  load: (request) => loadDocument(request),
  uploads: documentUploads,
  file: { action: 'content.draft', respond: respondDraftFile },
  actions: { replace: { action: 'content.draft', run: replaceFile } },
}
