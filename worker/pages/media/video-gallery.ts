import { lastModified, listEntries, readSettings } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Body } from '#domain/content/kinds'
import { createFormat, type Format, toDigits } from '#domain/dates/format'
import type { Video } from '#domain/payloads/gallery'
import type { WrittenChart } from '#domain/payloads/record-chart'
import type { Settings } from '#domain/site/settings'
import { pictureOf } from '#domain/site/share-pictures'
import { playerAddress } from '#domain/site/video-player'
import type { Loader, LoaderDeps } from '../../payloads/loader'
import type { TextDeps } from '../../payloads/text/write-inlines'
import type { RecordChartDeps } from '../../payloads/text/write-record-chart'
import { writeText } from '../../payloads/text/write-text'

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
    // The latest one is larger, on a scale of its own.
    videos: [videos.slice(0, 1), videos.slice(1)].flatMap((shown) =>
      toVideos(shown, format, deps, settings),
    ),
    jsonLd: videos.map((entry) => describeVideo(entry, deps)),
  }
}

/** Videos of one list; the marks of their covers have the same width. */
export function toVideos(
  entries: readonly Entry<'video'>[],
  format: Format,
  deps: TextDeps,
  settings: Pick<Settings, 'digits' | 'videoHosts'>,
): Video[] {
  const writeCover = createChapterWriter(
    entries.map(({ body }) => body),
    { t: deps.t, format },
  )
  return entries.map((entry) => ({
    ...toVideo(entry, format, deps, settings),
    cover: writeCover(entry.body),
  }))
}

function toVideo(
  { slug, title, summary, date, updatedAt, body }: Entry<'video'>,
  format: Format,
  deps: TextDeps,
  { digits, videoHosts }: Pick<Settings, 'digits' | 'videoHosts'>,
): Omit<Video, 'cover'> {
  const { seconds, chapters, ...rest } = body
  return {
    ...rest,
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

type Chaptered = Pick<Body<'video'>, 'seconds' | 'chapters'>

/** Seconds of a mark. */
const step = 10

const marksOf = ({ seconds }: Chaptered) => Math.ceil(seconds / step)

/** Writes the chapters of clips that are shown on one page, on one scale. */
function createChapterWriter(
  shown: readonly Chaptered[],
  deps: RecordChartDeps,
): (video: Chaptered) => WrittenChart {
  const extent = Math.max(...shown.map(marksOf))
  return (video) => writeChapters(video, extent, deps)
}

function writeChapters(
  video: Chaptered,
  extent: number,
  { t, format }: RecordChartDeps,
): WrittenChart {
  const ends = [
    ...video.chapters.slice(1).map(({ from }) => Math.round(from / step)),
    marksOf(video),
  ]
  const groups = ends.map((end, at) => end - (ends[at - 1] ?? 0))
  const note = t('recordCharts.film')
  const key = video.chapters.map(({ from, title }) => ({
    sample: 'filled' as const,
    label: title,
    value: format.text(clock(from)),
  }))
  const drawn = t('recordCharts.drawn', { place: t('recordCharts.places.film') })
  const values = key.map((entry) => t('recordCharts.value', entry))
  return {
    drawing: {
      type: 'pictogram',
      shape: 'film',
      groups,
      filled: marksOf(video),
      rest: 'pale',
      extent,
    },
    label: `${[drawn, note, ...values].join('. ')}.`,
    note: `${format.text(note)}.`,
    key,
  }
}

/** `04:32` */
function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
