import type { Database } from '#db/client'
import { isFileOfAnother } from '#db/editing/pictures'
import type { EditedKey, EditedRecord } from '#db/editing/records'
import type { ContentSource } from '#domain/editing/source'
import { pictureDraftKey } from '#domain/site/picture-path'
import type { Bindings, Deployment } from '../../env'
import { logFallback } from '../../log'
import { findPictureSize, hidePictureFile, showPictureFile } from '../../pictures/picture-files'

/** A request at the desk, or the run of a job. */
interface PictureRequest {
  ctx: {
    env: Pick<Bindings, 'MEDIA'>
    deployment: Pick<Deployment, 'origin'>
    primary: Database
  }
}

/** Name of the file of a picture. */
export function pictureFileOf(slug: string, { file }: ContentSource): string {
  return typeof file === 'string' ? file : slug
}

/** What of a picture's record does not fit its file; nothing for other records. */
export async function checkPictureFile(
  { ctx }: PictureRequest,
  { kind, slug }: EditedKey,
  source: ContentSource,
): Promise<{ field: string; reason: string }[]> {
  if (kind !== 'picture') return []
  const file = pictureFileOf(slug, source)
  const size = await findPictureSize(ctx.env.MEDIA, file)
  if (!size) return [{ field: 'file', reason: `There is no file "${file}"` }]
  return (['width', 'height'] as const)
    .filter((name) => source[name] !== size[name])
    .map((name) => ({ field: name, reason: `The file has ${size[name]} pixels` }))
}

interface Change {
  /** The text on the site; null if there is none. */
  before: ContentSource | null
  /** Null to take it off the site. */
  after: ContentSource | null
}

/**
 * Writes the change of a record. The file of a picture is on the site before its record is, and no
 * longer than it: one that is replaced or withdrawn is taken off.
 */
export async function writeWithPictureFiles(
  { ctx }: PictureRequest,
  { kind, slug }: EditedKey,
  { before, after }: Change,
  write: () => Promise<boolean>,
): Promise<boolean> {
  if (kind !== 'picture') return write()
  const { env, deployment, primary } = ctx
  const hide = async (file: string) => {
    if (await isFileOfAnother(primary, slug, file)) return
    await hidePictureFile(env.MEDIA, file, deployment.origin)
  }
  const former = before && pictureFileOf(slug, before)
  if (!after) {
    if (former) await hide(former)
    const isDone = await write()
    if (!isDone && former) await showPictureFile(env.MEDIA, former)
    return isDone
  }
  const file = pictureFileOf(slug, after)
  const isNew = await showPictureFile(env.MEDIA, file)
  const isDone = await write()
  if (!isDone && isNew) await hide(file)
  // Published either way: what could not be deleted is in the log.
  if (isDone && former && former !== file) {
    await hide(former).catch((error) => logFallback('media.delete', error))
  }
  return isDone
}

/** Deletes the file that was uploaded for a discarded draft. */
export async function dropDraftFile(
  { ctx }: PictureRequest,
  { kind, slug }: EditedKey,
  { stored, draft }: Pick<EditedRecord, 'stored' | 'draft'>,
): Promise<void> {
  if (kind !== 'picture' || !draft) return
  const file = pictureFileOf(slug, draft.source)
  const isUploaded = file.startsWith(`${slug}-`)
  if (!isUploaded || (stored && pictureFileOf(slug, stored.source) === file)) return
  await ctx.env.MEDIA.delete(pictureDraftKey(file))
}
