import { findRecord } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { fileOf, type MediaKind } from '#domain/editing/media-kind'
import type { ContentSource } from '#domain/editing/source'
import { cleanFileName } from '#domain/forms/files'
import { documentType } from '#domain/site/document-path'
import { pictureFormats } from '#domain/site/picture-path'
import { type DocumentIssue, documentMegabytes } from '#domain/staff/documents'
import { type PictureIssue, pictureMegabytes } from '#domain/staff/pictures'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { toSlug } from '#domain/text/clean-text'
import type { Bytes } from '#domain/text/encoding'
import { type InspectedDocument, inspectDocument } from '../../attachments/inspect-document'
import type { ReadFile } from '../../attachments/store'
import { contentTag } from '../../http/bytes'
import { uploadBody } from '../../http/read-body'
import { SentFile } from '../../http/upload'
import { putDraftFile } from '../../pictures/media-files'
import { type NormalisedPicture, normalisePicture } from '../../pictures/normalise-picture'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { dropUnusedFile } from './publish-file'

const digestLength = 8
const longestName = 60
const megabyte = 1_048_576

const limits = (bytesEach: number) => ({ bytesEach, bytesTogether: bytesEach, body: uploadBody })

/** Limits of a form with a picture, in bytes. */
export const pictureUploads = limits(pictureMegabytes * megabyte)
/** Limits of a form with a document, in bytes. */
export const documentUploads = limits(documentMegabytes * megabyte)

/** The sent file with its bytes, or why they are not there. */
function takeFile(
  sent: unknown,
  bytesEach: number,
): ReadFile | { issue: 'missing' | 'tooLarge' | 'busy' } {
  if (!(sent instanceof SentFile) || sent.size === 0) return { issue: 'missing' }
  const { name, size } = sent
  const bytes = sent.takeBytes()
  if (bytes.length === size) return { name, bytes }
  return { issue: size > bytesEach ? 'tooLarge' : 'busy' }
}

/** The sent picture as it is stored, or why it is refused. */
export async function readPictureFile(
  { ctx }: StaffRequest,
  { picture }: StaffFields,
): Promise<NormalisedPicture | { issue: PictureIssue }> {
  const taken = takeFile(picture, pictureUploads.bytesEach)
  if ('issue' in taken) return taken
  const { IMAGES } = ctx.env
  return IMAGES ? normalisePicture(IMAGES, taken.bytes) : { issue: 'unavailable' }
}

/** The sent document with what its inspection found, or why it is refused. */
export async function readDocumentFile({
  document,
}: StaffFields): Promise<(InspectedDocument & { name: string }) | { issue: DocumentIssue }> {
  const taken = takeFile(document, documentUploads.bytesEach)
  if ('issue' in taken) return taken
  const inspected = await inspectDocument(taken)
  return 'issue' in inspected ? inspected : { ...inspected, name: cleanFileName(taken.name) }
}

/** Stores a file for the desk alone, under a name that no other content has. Returns the name. */
async function storeFile(
  { ctx }: StaffRequest,
  slug: string,
  { bytes, ...options }: { bytes: Bytes; contentType: string; facts: Record<string, string> },
): Promise<string> {
  const digest = await contentTag(bytes)
  const file = `${slug}-${digest.slice(0, digestLength)}`
  await putDraftFile(ctx.env.MEDIA, file, { bytes, ...options })
  return file
}

export function storePictureFile(
  request: StaffRequest,
  slug: string,
  { bytes, width, height }: NormalisedPicture,
): Promise<string> {
  const facts = { width: String(width), height: String(height) }
  return storeFile(request, slug, { bytes, contentType: pictureFormats.jpg, facts })
}

export function storeDocumentFile(
  request: StaffRequest,
  slug: string,
  { bytes, name, marks }: InspectedDocument & { name: string },
): Promise<string> {
  const facts = { name, bytes: String(bytes.length), marks: marks.join() }
  return storeFile(request, slug, { bytes, contentType: documentType(name) ?? '', facts })
}

/** A name that no record of the kind has, of the words of its English title. */
export async function nameNewRecord(
  { ctx }: StaffRequest,
  kind: MediaKind,
  title: string,
): Promise<string> {
  const base = toSlug(title).slice(0, longestName).replace(/-$/, '') || kind
  for (let at = 1; ; at += 1) {
    const slug = at === 1 ? base : `${base}-${at}`
    const { stored, draft } = await findRecord(ctx.primary, { kind, slug })
    if (!stored && !draft) return slug
  }
}

export interface FileChange {
  changes: ContentSource
  /** Name of the file that was uploaded for it. */
  file?: string
  notice: StaffNoticeName
}

/**
 * Makes a draft of the record with changes, and deletes the file that no record names any more; null
 * if there is no such record, `changed` if somebody else has changed it.
 */
export async function putChange(
  request: StaffRequest,
  key: { kind: MediaKind; slug: string },
  fields: StaffFields,
  { changes, file, notice }: FileChange,
): Promise<Exclude<StaffResult, { content: unknown }> | 'changed'> {
  const { ctx, actor, locale } = request
  const { kind, slug } = key
  const { stored, draft } = await findRecord(ctx.primary, key)
  const before = draft?.source ?? stored?.source
  if (!before) return null
  const replaces = Number(textOf(fields, 'version'))
  const change = { source: { ...before, ...changes }, before, replaces, ...(file && { file }) }
  const isDone = (await putRecordDraft(ctx.primary, key, change, actor)) !== null
  if (file) await dropUnusedFile(request, isDone ? fileOf(slug, before) : file)
  return isDone ? { location: `${staffAddress(locale, kind, slug)}?done=${notice}` } : 'changed'
}
