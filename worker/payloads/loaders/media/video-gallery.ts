import { lastModified, listEntries } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { captionScene } from '#domain/content/caption-scene'
import { type Entry, newestChange } from '#domain/content/entry'
import { createFormat, type Format, toDigits } from '#domain/dates/format'
import type { Video } from '#domain/payloads/gallery'
import type { Settings } from '#domain/site/settings'
import { pictureOf } from '#domain/site/share-pictures'
import { playerAddress } from '#domain/site/video-player'
import type { Loader, LoaderDeps } from '../../loader'
import type { TextDeps } from '../../text/text-deps'
import { writeText } from '../../text/write-text'

export const loadVideoGallery: Loader<'videoGallery'> = async (deps) => {
  const { db, locale, now } = deps
  const [videos, settings] = await Promise.all([
    listEntries(db, 'video', locale, now),
    readSettings(db),
  ])
  const modified = newestChange(videos) ?? (await lastModified(db, now))
  if (modified === null) return null
  const format = createFormat({ locale, digits: settings.digits })
  return {
    modified: format.date(modified),
    videos: videos.map((entry) => toVideo(entry, format, deps, settings)),
    jsonLd: videos.map((entry) => describeVideo(entry, deps)),
  }
}

export function toVideo(
  { slug, locale, title, summary, date, updatedAt, body }: Entry<'video'>,
  format: Format,
  deps: TextDeps,
  { digits, videoHosts }: Pick<Settings, 'digits' | 'videoHosts'>,
): Video {
  const { seconds, ...rest } = body
  return {
    ...rest,
    shows: body.scene ? captionScene(body.scene.tags, locale) : null,
    transcript: writeText(rest.transcript, deps),
    slug,
    title,
    summary: summary ?? '',
    date: format.date(date ?? updatedAt),
    length: toDigits(clock(seconds), digits),
    player: playerAddress(body.href, videoHosts),
  }
}

/** `04:32` */
function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** schema.org VideoObject; videos have no still, so the thumbnail is the section's share picture. */
export function describeVideo(
  { title, summary, date, locale, body }: Entry<'video'>,
  { origin }: Pick<LoaderDeps, 'origin'>,
): object {
  const { href, seconds } = body
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    thumbnailUrl: `${origin}/og/${pictureOf('videoGallery')}.png`,
    uploadDate: date,
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
    url: href,
    inLanguage: locale,
  }
}
