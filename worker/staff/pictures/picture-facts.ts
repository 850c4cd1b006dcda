import type { PictureSources } from '#db/editing/pictures'
import type { ListedRecord } from '#db/editing/records'
import { picturePath } from '#domain/site/picture-path'
import type { PicturesPage, PictureUse } from '#domain/staff/pictures'
import { staffAddress } from '#domain/staff/staff-routes'
import type { StaffRequest } from '../staff-handler'
import { pictureFileOf } from './publish-picture'

const thumbnailWidth = 320

/** The draft of a picture, else its text on the site. */
export const currentSource = ({ draft, stored }: PictureSources) => draft ?? stored ?? {}

/** The facts of a picture for the pages of the desk. */
export function toPictureFacts(
  { locale }: StaffRequest,
  { slug, title, state, hasDraft }: ListedRecord,
  sources: PictureSources,
  uses: readonly PictureUse[] = [],
): PicturesPage['rows'][number] {
  const source = currentSource(sources)
  const file = pictureFileOf(slug, source)
  const { stored, isWithdrawn } = sources
  const isOnSite = stored && !isWithdrawn && pictureFileOf(slug, stored) === file
  return {
    slug,
    title: title ?? slug,
    state,
    hasDraft: Boolean(hasDraft),
    width: Number(source.width ?? 0),
    height: Number(source.height ?? 0),
    thumbnail: isOnSite
      ? picturePath(file, thumbnailWidth, 'webp')
      : `${staffAddress(locale, 'picture', slug)}/files/1`,
    uses: [...uses],
  }
}
