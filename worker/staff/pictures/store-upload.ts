import { type PictureIssue, pictureMegabytes } from '#domain/staff/pictures'
import { contentTag } from '../../http/bytes'
import { pictureBody } from '../../http/read-body'
import { SentFile } from '../../http/upload'
import { type NormalisedPicture, normalisePicture } from '../../pictures/normalise-picture'
import { putPictureDraft } from '../../pictures/picture-files'
import type { StaffFields, StaffRequest } from '../staff-handler'

const digestLength = 8
const bytesEach = pictureMegabytes * 1_048_576

/** Limits of a form with a picture, in bytes. */
export const pictureUploads = { bytesEach, bytesTogether: bytesEach, body: pictureBody }

/** The sent file as it is stored, or why it is refused. */
export async function readPictureFile(
  { ctx }: StaffRequest,
  { picture }: StaffFields,
): Promise<NormalisedPicture | { issue: PictureIssue }> {
  if (!(picture instanceof SentFile) || picture.size === 0) return { issue: 'missing' }
  const { size } = picture
  const bytes = picture.takeBytes()
  if (bytes.length < size) return { issue: size > bytesEach ? 'tooLarge' : 'busy' }
  const { IMAGES } = ctx.env
  return IMAGES ? normalisePicture(IMAGES, bytes) : { issue: 'unavailable' }
}

/** Stores a file for the desk alone, under a name that no other content has. Returns the name. */
export async function storePictureFile(
  { ctx }: StaffRequest,
  slug: string,
  { bytes, width, height }: NormalisedPicture,
): Promise<string> {
  const digest = await contentTag(bytes)
  const file = `${slug}-${digest.slice(0, digestLength)}`
  await putPictureDraft(ctx.env.MEDIA, file, bytes, { width, height })
  return file
}
