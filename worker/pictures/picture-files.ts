import {
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

export interface PictureSize {
  width: number
  height: number
}

/** Puts a file where only the desk reads it. */
export async function putPictureDraft(
  media: Media,
  file: string,
  bytes: Bytes,
  { width, height }: PictureSize,
): Promise<void> {
  const putting = media.put(pictureDraftKey(file), bytes, {
    httpMetadata: { contentType: pictureFormats.jpg },
    customMetadata: { width: String(width), height: String(height) },
  })
  await requireInTime(deadlines.filePut, 'media.put', putting)
}

/** The file of a picture, wherever it is; null if there is none. */
export async function findPictureFile(media: Media, file: string): Promise<R2ObjectBody | null> {
  const onSite = media.get(pictureOriginalKey(file))
  const found = await requireInTime(deadlines.fileGet, 'media.get', onSite)
  if (found) return found
  return requireInTime(deadlines.fileGet, 'media.get', media.get(pictureDraftKey(file)))
}

/** The size of a picture's file; null if there is none. */
export async function findPictureSize(media: Media, file: string): Promise<PictureSize | null> {
  const heads = [pictureOriginalKey(file), pictureDraftKey(file)].map((key) => media.head(key))
  const found = await requireInTime(deadlines.fileGet, 'media.head', Promise.all(heads))
  const { customMetadata } = found.find((one) => one !== null) ?? {}
  if (!customMetadata) return null
  return { width: Number(customMetadata.width), height: Number(customMetadata.height) }
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
export async function showPictureFile(media: Media, file: string): Promise<boolean> {
  const key = pictureOriginalKey(file)
  if (await requireInTime(deadlines.fileGet, 'media.head', media.head(key))) return false
  return copyFile(media, pictureDraftKey(file), key)
}

/**
 * Takes a file and its sizes off the site; the desk keeps it, by which the seed knows not to bring it
 * back. Other data centres may answer from their cache for a day, browsers for a year.
 */
export async function hidePictureFile(media: Media, file: string, origin: string): Promise<void> {
  await copyFile(media, pictureOriginalKey(file), pictureDraftKey(file))
  const { objects } = await media.list({ prefix: pictureSizesPrefix(file) })
  await media.delete([pictureOriginalKey(file), ...objects.map(({ key }) => key)])
  const formats = Object.keys(pictureFormats) as PictureFormat[]
  const addresses = pictureWidths.flatMap((width) =>
    formats.map((format) => origin + picturePath(file, width, format)),
  )
  await Promise.all(addresses.map((address) => caches.default.delete(address)))
}
