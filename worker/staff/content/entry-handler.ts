import { isDeepStrictEqual } from 'node:util'
import { checkSource, findDependents, kindsWithSecondReader } from '#db/editing/check-source'
import { type EditedKey, findRecord, findRevision } from '#db/editing/records'
import {
  discardRecordDraft,
  publishRecord,
  putRecordDraft,
  withdrawStoredRecord,
} from '#db/editing/write-record'
import { isKindName, type Kind, kinds } from '#domain/content/kinds'
import { arrange, readControls, type TypedRecord } from '#domain/editing/form-names'
import type { ContentSource } from '#domain/editing/source'
import type { EntryProblem } from '#domain/staff/entry'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { recordBody } from '../../http/read-body'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { type EntryResult, loadEntry } from './load-entry'
import { fieldsOfKind, readTypedRecord, toTypedRecord } from './typed-record'

const reasonBounds = { least: 3, most: 500 }

/** The record in the path. */
function keyOf({ match }: StaffRequest): EditedKey {
  const [kind = '', slug = ''] = (match.reference ?? '').split('/')
  if (!isKindName(kind)) throw new Error(`"${kind}" is no kind`)
  return { kind, slug }
}

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
  /** Of the draft that was shown; null if the published text was. */
  version: number | null
}

function readSent({ kind }: EditedKey, values: StaffFields): Sent {
  const typed = readControls(fieldsOfKind(kind), values)
  const version = textOf(values, 'version')
  return {
    typed,
    source: readTypedRecord(kind, typed),
    version: version === '' ? null : Number(version),
  }
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
  if (await putRecordDraft(ctx.primary, key, change, actor)) return done(request, 'draftSaved')
  return show(request, { typed, problem: 'changed' }, 409)
}

async function discard(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const key = keyOf(request)
  const isDone = await discardRecordDraft(
    ctx.primary,
    key,
    Number(textOf(values, 'version')),
    actor,
  )
  if (!isDone) return show(request, { problem: 'changed' }, 409)
  const { stored } = await findRecord(ctx.primary, key)
  if (stored) return done(request, 'draftDiscarded')
  return { location: `${staffAddress(locale, 'content')}?kind=${key.kind}&done=draftDiscarded` }
}

/** Stores what was typed since the draft was; false if somebody else has changed it. */
async function storeTyped(
  { ctx, actor }: StaffRequest,
  key: EditedKey,
  { source, version }: Sent,
): Promise<boolean> {
  const { stored, draft } = await findRecord(ctx.primary, key)
  // What the form of the draft sends if nothing is typed in it: a draft may be written otherwise.
  const untouched = draft && readTypedRecord(key.kind, toTypedRecord(key.kind, draft.source))
  if (draft?.writtenAt === version && isDeepStrictEqual(source, untouched)) return true
  const before = draft?.source ?? stored?.source ?? null
  return putRecordDraft(ctx.primary, key, { source, before, replaces: version }, actor)
}

/** Publishes the draft with what was typed in its form. */
async function publish(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor, id } = request
  const key = keyOf(request)
  const sent = readSent(key, values)
  if (!(await storeTyped(request, key, sent)))
    return show(request, { typed: sent.typed, problem: 'changed' }, 409)
  const { stored, draft } = await findRecord(ctx.primary, key)
  const refuse = (problem: EntryProblem) =>
    show(request, { problem }, problem === 'invalid' ? 422 : 409)
  if (!draft) return refuse('changed')
  if (kindsWithSecondReader.includes(key.kind) && draft.author === id) return refuse('own')
  const { source } = draft
  const { rows, problems } = await checkSource(ctx.primary, key, source)
  if (problems.length > 0) return show(request, { problem: 'invalid', issues: problems }, 422)
  const version = draft.writtenAt
  const before = stored?.isWithdrawn === false ? stored.source : null
  const isDone = await publishRecord(ctx.primary, key, { version, source, before, rows }, actor)
  return isDone ? done(request, 'recordPublished') : refuse('changed')
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
  const change = { before: stored.source, note: reason }
  const isDone = await withdrawStoredRecord(ctx.primary, key, change, actor)
  return isDone ? done(request, 'recordWithdrawn') : show(request, { problem: 'changed' }, 409)
}

/** Makes a former text the draft; it is published like any other. */
async function restore(request: StaffRequest, values: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const key = keyOf(request)
  const id = Number(textOf(values, 'do').replace(/^restore:/, ''))
  const [{ stored, draft }, revision] = await Promise.all([
    findRecord(ctx.primary, key),
    findRevision(ctx.primary, key, id),
  ])
  const source = revision?.before
  if (!source) return null
  const change = {
    source,
    before: draft?.source ?? stored?.source ?? null,
    replaces: draft?.writtenAt ?? null,
  }
  const isDone = await putRecordDraft(ctx.primary, key, change, actor)
  return isDone ? done(request, 'draftSaved') : show(request, { problem: 'changed' }, 409)
}

export const entryHandler: StaffHandler = {
  load: (request) => loadEntry(request, keyOf(request)),
  largest: recordBody,
  actions: {
    save: { action: 'content.draft', run: saveDraft },
    arrange: { action: 'content.draft', run: arrangeLists },
    discard: { action: 'content.draft', run: discard },
    restore: { action: 'content.draft', run: restore },
    publish: { action: 'content.publish', run: publish },
    withdraw: { action: 'content.publish', run: withdraw },
  },
}
