import { isDeepStrictEqual } from 'node:util'
import { checkSource, findDependents, kindsWithSecondReader } from '#db/editing/check-source'
import {
  type EditedKey,
  type EditedRecord,
  findRecord,
  findRevision,
  versionOf,
} from '#db/editing/records'
import {
  discardRecordDraft,
  publishRecord,
  putRecordDraft,
  scheduleRecordDraft,
  withdrawStoredRecord,
} from '#db/editing/write-record'
import type { EntryRow } from '#db/seed/content-problem'
import { putViewer } from '#db/staff/viewers'
import { type Kind, kinds } from '#domain/content/kinds'
import { readLocalTime } from '#domain/dates/calendar'
import { arrange, readControls, type TypedRecord } from '#domain/editing/form-names'
import { fileOf, isMediaKind } from '#domain/editing/media-kind'
import type { ContentSource } from '#domain/editing/source'
import { localPath } from '#domain/site/locale'
import type { EntryProblem } from '#domain/staff/entry'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { previewPath, staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { recordBody } from '../../http/read-body'
import { checkFile, dropUnusedFile, writeWithFiles } from '../pictures/publish-file'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { type EntryResult, keyOf, loadEntry } from './load-entry'
import { respondPreview } from './preview'
import { fieldsOfKind, readTypedRecord, toTypedRecord } from './typed-record'

const reasonBounds = { least: 3, most: 500 }

function done({ locale, match }: StaffRequest, notice: StaffNoticeName): StaffResult {
  const address = staffAddress(locale, 'entry', match.reference ?? '')
  return { location: `${address}?done=${notice}` }
}

async function show(
  request: StaffRequest,
  result: EntryResult,
  status: 200 | 409 | 422,
): Promise<StaffResult> {
  const content = await loadEntry(request, keyOf(request), result)
  return content && { content, status }
}

interface Sent {
  typed: TypedRecord
  source: ContentSource
  /** Of the text that the form was filled with (`versionOf`). */
  version: number
}

function readSent({ kind }: EditedKey, values: StaffFields): Sent {
  const typed = readControls(fieldsOfKind(kind), values)
  const source = readTypedRecord(kind, typed)
  return { typed, source, version: Number(textOf(values, 'version')) }
}

/** Draws the form again with a list arranged; nothing is stored. */
async function arrangeLists(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const key = keyOf(request)
  const { typed, version } = readSent(key, values)
  const pressed = textOf(values, 'do').replace(/^arrange:/, '')
  return show(request, { typed: arrange(fieldsOfKind(key.kind), typed, pressed), version }, 200)
}

async function saveDraft(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const key = keyOf(request)
  const { typed, source, version } = readSent(key, values)
  const { stored, draft } = await findRecord(ctx.primary, key)
  if (!stored && !draft) return null
  const before = draft?.source ?? stored?.source ?? null
  const change = { source, before, replaces: version }
  const saved = await putRecordDraft(ctx.primary, key, change, actor)
  if (saved !== null) return done(request, 'draftSaved')
  return show(request, { typed, sent: source, problem: 'changed' }, 409)
}

/** Time within which a draft that is saved by itself is one revision (ms). */
const oneRevisionMs = 600_000

/**
 * Saves the draft while it is typed, and answers with its version. What one person goes on typing
 * within ten minutes is one revision.
 */
async function autosave(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor, id } = request
  const key = keyOf(request)
  const { source, version } = readSent(key, values)
  const { stored, draft, revisions } = await findRecord(ctx.primary, key)
  if (!stored && !draft) return null
  const last = revisions[0]
  const isOwn = draft?.author === id && last?.author === id && last.step === 'drafted'
  const continues = isOwn && ctx.now - last.at < oneRevisionMs ? last.id : null
  const before = draft?.source ?? stored?.source ?? null
  const change = { source, before, replaces: version, continues }
  const saved = await putRecordDraft(ctx.primary, key, change, actor)
  return saved === null ? { json: {}, status: 409 } : { json: { version: saved }, status: 200 }
}

async function saveAndPreview(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const saved = await saveDraft(request, values)
  if (!saved || !('location' in saved)) return saved
  return { location: localPath(previewPath(request.match.reference ?? ''), request.locale) }
}

async function discard(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const key = keyOf(request)
  const version = Number(textOf(values, 'version'))
  const { stored, draft } = await findRecord(ctx.primary, key)
  const isDone = await discardRecordDraft(ctx.primary, key, version, actor)
  if (!isDone) return show(request, { problem: 'changed' }, 409)
  if (draft && isMediaKind(key.kind)) {
    await dropUnusedFile(request, fileOf(key.slug, draft.source))
  }
  if (stored) return done(request, 'draftDiscarded')
  return { location: `${staffAddress(locale, 'content')}?kind=${key.kind}&done=draftDiscarded` }
}

/** Stores what was typed since the draft was, and returns its version; null if it is another now. */
async function storeTyped(
  { ctx, actor }: StaffRequest,
  key: EditedKey,
  { source, version }: Sent,
): Promise<number | null> {
  const { stored, draft } = await findRecord(ctx.primary, key)
  // What the form of the draft sends if nothing is typed in it: a draft may be written otherwise.
  const untouched = draft && readTypedRecord(key.kind, toTypedRecord(key.kind, draft.source))
  if (draft?.writtenAt === version && isDeepStrictEqual(source, untouched)) return version
  const before = draft?.source ?? stored?.source ?? null
  return putRecordDraft(ctx.primary, key, { source, before, replaces: version }, actor)
}

type Decision = EditedRecord & {
  draft: NonNullable<EditedRecord['draft']>
  rows: EntryRow[]
}

/**
 * Stores what was typed in the form of a draft, and returns it with the rows that its publication
 * writes; else the page with the reason why it cannot be published.
 */
async function prepare(
  request: StaffRequest,
  values: StaffFields,
): Promise<{ decision: Decision } | { refusal: Promise<StaffResult> }> {
  const { ctx, id } = request
  const key = keyOf(request)
  const sent = readSent(key, values)
  const publishAt = textOf(values, 'publishAt')
  const refuse = (problem: EntryProblem, result: EntryResult = {}) => ({
    refusal: show(request, { publishAt, ...result, problem }, problem === 'invalid' ? 422 : 409),
  })
  if ((await storeTyped(request, key, sent)) === null)
    return refuse('changed', { typed: sent.typed, sent: sent.source })
  const { draft, ...record } = await findRecord(ctx.primary, key)
  if (!draft) return refuse('changed')
  if (kindsWithSecondReader.includes(key.kind) && draft.author === id) return refuse('own')
  const { rows, problems } = await checkSource(ctx.primary, key, draft.source)
  const issues = [...problems, ...(await checkFile(request, key, draft.source))]
  if (issues.length > 0) return refuse('invalid', { issues })
  return { decision: { ...record, draft, rows } }
}

/** Publishes the draft with what was typed in its form. */
async function publish(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const prepared = await prepare(request, values)
  if ('refusal' in prepared) return prepared.refusal
  const { decision } = prepared
  const { draft, stored } = decision
  const before = stored?.isWithdrawn === false ? stored.source : null
  const key = keyOf(request)
  const isDone = await writeWithFiles(request, key, { before, after: draft.source }, () =>
    publishRecord(ctx.primary, key, decision, actor),
  )
  return isDone ? done(request, 'recordPublished') : show(request, { problem: 'changed' }, 409)
}

/** Has the draft published at the time that was typed. */
async function schedule(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const typed = textOf(values, 'publishAt')
  const publishAt = readLocalTime(typed)
  const prepared = await prepare(request, values)
  if ('refusal' in prepared) return prepared.refusal
  if (!(publishAt > ctx.now)) return show(request, { problem: 'time', publishAt: typed }, 422)
  const { draft } = prepared.decision
  const change = { version: draft.writtenAt, publishAt }
  const isDone = await scheduleRecordDraft(ctx.primary, keyOf(request), change, actor)
  return isDone ? done(request, 'recordScheduled') : show(request, { problem: 'changed' }, 409)
}

async function unschedule(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const change = { version: Number(textOf(values, 'version')), publishAt: null }
  const isDone = await scheduleRecordDraft(ctx.primary, keyOf(request), change, actor)
  return isDone ? done(request, 'recordUnscheduled') : show(request, { problem: 'changed' }, 409)
}

async function withdraw(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const key = keyOf(request)
  const reason = cleanText(textOf(values, 'reason'))
  const { stored } = await findRecord(ctx.primary, key)
  if (!stored) return null
  if (reason.length < reasonBounds.least || reason.length > reasonBounds.most)
    return show(request, { problem: 'reason', reason }, 422)
  const { isPermanent }: Kind = kinds[key.kind]
  if (isPermanent) return show(request, { problem: 'needed', reason }, 409)
  const dependents = await findDependents(ctx.primary, key)
  if (dependents.length > 0) {
    const issues = dependents.map((path) => ({ field: '', reason: path }))
    return show(request, { problem: 'used', reason, issues }, 409)
  }
  const { source: before } = stored
  const isDone = await writeWithFiles(request, key, { before, after: null }, () =>
    withdrawStoredRecord(ctx.primary, key, { before, note: reason }, actor),
  )
  return isDone ? done(request, 'recordWithdrawn') : show(request, { problem: 'changed' }, 409)
}

/** Makes a former text the draft; it is published like any other. */
async function restore(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const key = keyOf(request)
  const id = Number(textOf(values, 'do').replace(/^restore:/, ''))
  const [record, revision] = await Promise.all([
    findRecord(ctx.primary, key),
    findRevision(ctx.primary, key, id),
  ])
  const source = revision?.before
  if (!source) return null
  const change = {
    source,
    before: record.draft?.source ?? record.stored?.source ?? null,
    replaces: versionOf(record),
  }
  const saved = await putRecordDraft(ctx.primary, key, change, actor)
  return saved !== null ? done(request, 'draftSaved') : show(request, { problem: 'changed' }, 409)
}

/** The version of the record. The reader stays shown as one who has it open. */
async function readVersion(request: StaffRequest): Promise<number | null> {
  const { ctx, match, id: viewer } = request
  const record = await findRecord(ctx.primary, keyOf(request))
  if (!record.stored && !record.draft) return null
  await putViewer(ctx.primary, { reference: match.reference ?? '', viewer, seenAt: ctx.now })
  return versionOf(record)
}

export const entryHandler: StaffHandler = {
  load: (request) => loadEntry(request, keyOf(request)),
  version: readVersion,
  largest: recordBody,
  preview: respondPreview,
  actions: {
    save: { action: 'content.draft', run: saveDraft },
    preview: { action: 'content.draft', run: saveAndPreview },
    arrange: { action: 'content.draft', run: arrangeLists },
    discard: { action: 'content.draft', run: discard },
    restore: { action: 'content.draft', run: restore },
    publish: { action: 'content.publish', run: publish },
    autosave: { action: 'content.draft', run: autosave },
    schedule: { action: 'content.publish', run: schedule },
    unschedule: { action: 'content.publish', run: unschedule },
    withdraw: { action: 'content.publish', run: withdraw },
  },
}
