import { lastModified, listEntries, readSettings } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { createFormat, type Format, toDigits } from '#domain/dates/format'
import type { Video } from '#domain/payloads/gallery'
import { picturePath } from '#domain/site/picture-path'
import type { Settings } from '#domain/site/settings'
import { pictureOf } from '#domain/site/share-pictures'
import { playerAddress } from '#domain/site/video-player'
import type { Loader, LoaderDeps } from '../../payloads/loader'
import type { TextDeps } from '../../payloads/text/write-inlines'
import { writeText } from '../../payloads/text/write-text'
import { type FindPicture, readPictures } from '../read-pictures'

export const loadVideoGallery: Loader<'videoGallery'> = async (deps) => {
  const { db, locale, now } = deps
  const [videos, settings, findPicture] = await Promise.all([
    listEntries(db, 'video', locale, now),
    readSettings(db),
    readPictures(deps),
  ])
  const modified = newestChange(videos) ?? (await lastModified(db, now))
  if (modified === null) return null
  const format = createFormat({ locale, digits: settings.digits })
  return {
    modified: format.date(modified),
    videos: videos.map((entry) => toVideo(entry, { format, findPicture }, deps, settings)),
    jsonLd: videos.map((entry) => describeVideo(entry, deps, findPicture)),
  }
}

export function toVideo(
  { slug, title, summary, date, updatedAt, body }: Entry<'video'>,
  { format, findPicture }: { format: Format; findPicture: FindPicture },
  deps: TextDeps,
  { digits, videoHosts }: Pick<Settings, 'digits' | 'videoHosts'>,
): Video {
  const { seconds, chapters, image, ...rest } = body
  return {
    ...rest,
    picture: findPicture(image),
    chapters: chapters.map(({ from, title }) => ({ from: toDigits(clock(from), digits), title })),
    transcript: writeText(rest.transcript, deps),
    slug,
    title,
    summary: summary ?? '',
    date: format.date(date ?? updatedAt),
    length: toDigits(clock(seconds), digits),
    player: playerAddress(body.href, videoHosts),
  }
}

/** schema.org VideoObject; without a still, the thumbnail is the section's share picture. */
export function describeVideo(
  { title, summary, date, locale, body }: Entry<'video'>,
  { origin }: Pick<LoaderDeps, 'origin'>,
  findPicture: FindPicture,
): object {
  const { href, seconds, image } = body
  const still = findPicture(image)
  const thumbnail = still
    ? picturePath(still.file, 1280, 'jpg')
    : `/og/${pictureOf('videoGallery')}.png`
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    thumbnailUrl: origin + thumbnail,
    uploadDate: date,
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
    url: href,
    inLanguage: locale,
  }
}

/** `04:32` */
function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
