import type { Database } from '#db/client'
import { isFileOfAnother, listNeededFiles } from '#db/editing/media'
import type { EditedKey } from '#db/editing/records'
import { fileOf, isMediaKind, type MediaKind } from '#domain/editing/media-kind'
import type { ContentSource } from '#domain/editing/source'
import { pictureDraftKey } from '#domain/site/picture-path'
import type { Bindings, Deployment } from '../../env'
import { logFallback } from '../../log'
import { findFileFacts, hideMediaFile, showMediaFile } from '../../pictures/media-files'

/** A request at the desk, or the run of a job. */
export interface FileRequest {
  ctx: {
    env: Pick<Bindings, 'MEDIA'>
    deployment: Pick<Deployment, 'origin'>
    primary: Database
  }
}

/** Fields that a record and its file have to agree on, and what is said of a file that differs. */
const sharedFacts: Record<MediaKind, Record<string, (fact: string) => string>> = {
  picture: {
    width: (fact) => `The file has ${fact} pixels`,
    height: (fact) => `The file has ${fact} pixels`,
  },
  document: {
    name: (fact) => `The file is named "${fact}"`,
    bytes: (fact) => `The file has ${fact} bytes`,
  },
}

/** What of a record does not fit its file; nothing for records without one. */
export async function checkFile(
  { ctx }: FileRequest,
  { kind, slug }: EditedKey,
  source: ContentSource,
): Promise<{ field: string; reason: string }[]> {
  if (!isMediaKind(kind)) return []
  const file = fileOf(slug, source)
  const facts = await findFileFacts(ctx.env.MEDIA, kind, file)
  if (!facts) return [{ field: 'file', reason: `There is no file "${file}"` }]
  return Object.entries(sharedFacts[kind])
    .filter(([name]) => String(source[name]) !== facts[name])
    .map(([name, describe]) => ({ field: name, reason: describe(facts[name] ?? '?') }))
}

interface Change {
  /** The text on the site; null if there is none. */
  before: ContentSource | null
  /** Null to take it off the site. */
  after: ContentSource | null
}

/**
 * Writes the change of a record. Its file is on the site before the record is, and no longer than it:
 * one that is replaced or withdrawn is taken off.
 */
export async function writeWithFiles(
  { ctx }: FileRequest,
  { kind, slug }: EditedKey,
  { before, after }: Change,
  write: () => Promise<boolean>,
): Promise<boolean> {
  if (!isMediaKind(kind)) return write()
  const { env, deployment, primary } = ctx
  const hide = async (file: string) => {
    if (await isFileOfAnother(primary, kind, slug, file)) return
    await hideMediaFile(env.MEDIA, kind, file, deployment.origin)
  }
  const former = before && fileOf(slug, before)
  if (!after) {
    if (former) await hide(former)
    const isDone = await write()
    if (!isDone && former) await showMediaFile(env.MEDIA, kind, former)
    return isDone
  }
  const file = fileOf(slug, after)
  const isNew = await showMediaFile(env.MEDIA, kind, file)
  const isDone = await write()
  if (!isDone && isNew) await hide(file)
  // Published either way: what could not be deleted is in the log.
  if (isDone && former && former !== file) {
    await hide(former).catch((error) => logFallback('media.delete', error))
  }
  return isDone
}

/** Deletes a file of the desk, unless a record needs it. */
export async function dropUnusedFile({ ctx }: FileRequest, file: string): Promise<void> {
  if ((await listNeededFiles(ctx.primary, [file])).has(file)) return
  await ctx.env.MEDIA.delete(pictureDraftKey(file))
}
