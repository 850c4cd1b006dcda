import type { MediaKind } from '#domain/editing/media-kind'
import {
  documentKey,
  type PictureFormat,
  pictureDraftKey,
  pictureFormats,
  pictureOriginalKey,
  picturePath,
  pictureSizesPrefix,
  pictureWidths,
} from '#domain/site/picture-path'
import type { Bytes } from '#domain/text/encoding'
import { deadlines, requireInTime } from '../runtime/deadlines'

type Media = Pick<R2Bucket, 'delete' | 'get' | 'head' | 'list' | 'put'>

/** Key of a file that is on the site. */
const siteKey = { picture: pictureOriginalKey, document: documentKey } as const satisfies Record<
  MediaKind,
  (file: string) => string
>

/** Puts a file where only the desk reads it, with facts of it that its record has to agree with. */
export async function putDraftFile(
  media: Media,
  file: string,
  { bytes, contentType, facts }: { bytes: Bytes; contentType: string; facts: Facts },
): Promise<void> {
  const options = { httpMetadata: { contentType }, customMetadata: facts }
  const putting = media.put(pictureDraftKey(file), bytes, options)
  await requireInTime(deadlines.filePut, 'media.put', putting)
}

/** The file of a record, wherever it is; null if there is none. */
export async function findMediaFile(
  media: Media,
  kind: MediaKind,
  file: string,
): Promise<R2ObjectBody | null> {
  const onSite = media.get(siteKey[kind](file))
  const found = await requireInTime(deadlines.fileGet, 'media.get', onSite)
  if (found) return found
  return requireInTime(deadlines.fileGet, 'media.get', media.get(pictureDraftKey(file)))
}

type Facts = Record<string, string>

/** The facts of a record's file; null if there is none. */
export async function findFileFacts(
  media: Media,
  kind: MediaKind,
  file: string,
): Promise<Facts | null> {
  const heads = [siteKey[kind](file), pictureDraftKey(file)].map((key) => media.head(key))
  const found = await requireInTime(deadlines.fileGet, 'media.head', Promise.all(heads))
  return found.find((one) => one !== null)?.customMetadata ?? null
}

async function copyFile(media: Media, from: string, to: string): Promise<boolean> {
  const object = await requireInTime(deadlines.fileGet, 'media.get', media.get(from))
  if (!object) return false
  const { httpMetadata, customMetadata } = object
  const options = {
    ...(httpMetadata && { httpMetadata }),
    ...(customMetadata && { customMetadata }),
  }
  const putting = object.arrayBuffer().then((bytes) => media.put(to, bytes, options))
  await requireInTime(deadlines.filePut, 'media.put', putting)
  return true
}

/** Puts a file of the desk on the site; true if it was not there before. */
export async function showMediaFile(media: Media, kind: MediaKind, file: string): Promise<boolean> {
  const key = siteKey[kind](file)
  if (await requireInTime(deadlines.fileGet, 'media.head', media.head(key))) return false
  return copyFile(media, pictureDraftKey(file), key)
}

/**
 * Takes a file, and the sizes of a picture, off the site; the desk keeps it, by which the seed knows not
 * to bring it back. Of a picture other data centres may answer from their cache for a day, browsers of
 * every file for a year.
 */
export async function hideMediaFile(
  media: Media,
  kind: MediaKind,
  file: string,
  origin: string,
): Promise<void> {
  await copyFile(media, siteKey[kind](file), pictureDraftKey(file))
  if (kind === 'document') return media.delete(siteKey[kind](file))
  const { objects } = await media.list({ prefix: pictureSizesPrefix(file) })
  await media.delete([pictureOriginalKey(file), ...objects.map(({ key }) => key)])
  const formats = Object.keys(pictureFormats) as PictureFormat[]
  const addresses = pictureWidths.flatMap((width) =>
    formats.map((format) => origin + picturePath(file, width, format)),
  )
  await Promise.all(addresses.map((address) => caches.default.delete(address)))
}
