import type { FileSources } from '#db/editing/media'
import type { ListedRecord } from '#db/editing/records'
import { fileOf } from '#domain/editing/media-kind'
import type { Locale } from '#domain/site/locale'
import { picturePath } from '#domain/site/picture-path'
import type { FileUse, PicturesPage } from '#domain/staff/pictures'
import { staffAddress } from '#domain/staff/staff-routes'
import type { StaffRequest } from '../staff-handler'

const thumbnailWidth = 320

/** The draft of a record, else its text on the site. */
export const currentSource = ({ draft, stored }: FileSources) => draft ?? stored ?? {}

/** Address of the newest file of a picture in a small size, for staff alone. */
export const draftPictureAddress = (locale: Locale, slug: string) =>
  `${staffAddress(locale, 'picture', slug)}/files/1`

/** The facts of a picture for the pages of the desk. */
export function toPictureFacts(
  { locale }: StaffRequest,
  { slug, title, state, hasDraft }: ListedRecord,
  sources: FileSources,
  uses: readonly FileUse[] = [],
): PicturesPage['rows'][number] {
  const source = currentSource(sources)
  const file = fileOf(slug, source)
  const { stored, isWithdrawn } = sources
  const isOnSite = stored && !isWithdrawn && fileOf(slug, stored) === file
  return {
    slug,
    title: title ?? slug,
    state,
    hasDraft: Boolean(hasDraft),
    width: Number(source.width ?? 0),
    height: Number(source.height ?? 0),
    thumbnail: isOnSite
      ? picturePath(file, thumbnailWidth, 'webp')
      : draftPictureAddress(locale, slug),
    uses: [...uses],
  }
}
