import { isDeepStrictEqual } from 'node:util'
import { readSource } from '#db/editing/check-source'
import { type EditedKey, findRecord, findRevision, versionOf } from '#db/editing/records'
import { discardRecordDraft, putRecordDraft, scheduleRecordDraft } from '#db/editing/write-record'
import { putViewer } from '#db/staff/viewers'
import { readLocalTime } from '#domain/dates/calendar'
import { arrange, arrangedPath, readControls, type TypedRecord } from '#domain/editing/form-names'
import { fileOf, isMediaKind } from '#domain/editing/media-kind'
import type { ContentSource } from '#domain/editing/source'
import { localPath } from '#domain/site/locale'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { previewPath, staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { recordBody } from '../../http/read-body'
import { dropUnusedFile } from '../pictures/publish-file'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import {
  type DecisionRefusal,
  isInputProblem,
  publishEditedRecord,
  scheduleEditedRecord,
  withdrawEditedRecord,
} from './decide-record'
import { type EntryResult, keyOf, loadEntry } from './load-entry'
import { respondPreview } from './preview'
import { fieldsOfKind, readTypedRecord, toTypedRecord } from './typed-record'

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
  const { typed, source, version } = readSent(key, values)
  const pressed = textOf(values, 'do').replace(/^arrange:/, '')
  const later = arrange(fieldsOfKind(key.kind), typed, pressed)
  const issues = readSource(key, source).problems
  const arranged = arrangedPath(later, pressed)
  return show(request, { typed: later, arranged, version, issues }, 200)
}

async function saveDraft(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const kept = await keepTyped(request, values, { isAlways: true })
  return kept === 'kept' ? done(request, 'draftSaved') : kept
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
  const kept = await keepTyped(request, values)
  if (kept !== 'kept') return kept
  return { location: localPath(previewPath(request.match.reference ?? ''), request.locale) }
}

/** Leads to the form of a new picture for a field, which leads back to it. */
async function saveAndUpload(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const kept = await keepTyped(request, values)
  if (kept !== 'kept') return kept
  const at = textOf(values, 'do').replace(/^upload:/, '')
  const query = new URLSearchParams({ for: request.match.reference ?? '', at })
  return { location: `${staffAddress(request.locale, 'pictures')}?${query}` }
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

interface Keeping {
  /** Also what nobody has changed, by which whoever saves a draft is its author. */
  isAlways?: boolean
  /** The time of a publication, as typed. */
  publishAt?: string
}

/** Stores what was typed in a form, unless it is what is stored; else the page of the refusal. */
async function keepTyped(
  request: StaffRequest,
  values: StaffFields,
  { isAlways = false, ...shown }: Keeping = {},
): Promise<StaffResult | 'kept'> {
  const { ctx, actor } = request
  const key = keyOf(request)
  const { typed, source, version } = readSent(key, values)
  const record = await findRecord(ctx.primary, key)
  const before = (record.draft ?? record.stored)?.source
  if (!before) return null
  // What the form of the text sends if nothing is typed in it: a text may be written otherwise.
  const untouched = readTypedRecord(key.kind, toTypedRecord(key.kind, before))
  const isSame = versionOf(record) === version && isDeepStrictEqual(source, untouched)
  if (isSame && !isAlways) return 'kept'
  const change = { source, before, replaces: version }
  if ((await putRecordDraft(ctx.primary, key, change, actor)) !== null) return 'kept'
  return show(request, { ...shown, typed, sent: source, problem: 'changed' }, 409)
}

/** The page with what refused a decision. */
function refuse(
  request: StaffRequest,
  refusal: DecisionRefusal,
  result: EntryResult = {},
): Promise<StaffResult> {
  return show(request, { ...result, ...refusal }, isInputProblem(refusal.problem) ? 422 : 409)
}

/** The pictures of a form are those that were shown when it was read. */
const readSeen = (values: StaffFields) => ({ at: Number(textOf(values, 'readAt')) })

/** Decides about the draft with what was typed in its form. */
async function release(
  request: StaffRequest,
  values: StaffFields,
  notice: StaffNoticeName,
  decide: (publishAt: string) => Promise<DecisionRefusal | null>,
): Promise<StaffResult> {
  const publishAt = textOf(values, 'publishAt')
  const kept = await keepTyped(request, values, { publishAt })
  if (kept !== 'kept') return kept
  const refusal = await decide(publishAt)
  return refusal ? refuse(request, refusal, { publishAt }) : done(request, notice)
}

const publish = (request: StaffRequest, values: StaffFields) =>
  release(request, values, 'recordPublished', () =>
    publishEditedRecord(request, keyOf(request), readSeen(values)),
  )

/** Has the draft published at the time that was typed. */
const schedule = (request: StaffRequest, values: StaffFields) =>
  release(request, values, 'recordScheduled', (at) =>
    scheduleEditedRecord(request, keyOf(request), readLocalTime(at), readSeen(values)),
  )

async function unschedule(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const change = { version: Number(textOf(values, 'version')), publishAt: null }
  const isDone = await scheduleRecordDraft(ctx.primary, keyOf(request), change, actor)
  return isDone ? done(request, 'recordUnscheduled') : show(request, { problem: 'changed' }, 409)
}

async function withdraw(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const key = keyOf(request)
  const { stored } = await findRecord(request.ctx.primary, key)
  if (!stored) return null
  const reason = cleanText(textOf(values, 'reason'))
  const refusal = await withdrawEditedRecord(request, key, reason)
  return refusal ? refuse(request, refusal, { reason }) : done(request, 'recordWithdrawn')
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
    upload: { action: 'content.draft', run: saveAndUpload },
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
