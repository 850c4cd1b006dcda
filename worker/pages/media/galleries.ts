import { findEntry, lastModified, listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { GalleryCard, GalleryPicture } from '#domain/payloads/gallery'
import { listed, pagingOf, readPage } from '#domain/site/paging'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'
import { listHead } from '../list-head'

const othersAtMost = 3

export const loadPhotoGalleries: Loader<'photoGalleries'> = async (deps, params) => {
  const [galleries, format] = await Promise.all([
    listEntries(deps.db, 'gallery', deps.locale, deps.now),
    loadFormat(deps),
  ])
  const modified = newestChange(galleries) ?? (await lastModified(deps.db, deps.now))
  const page = readPage(params.page)
  if (modified === null || page === null) return null
  const from = (page - 1) * listed.cards
  const shown = galleries.slice(from, from + listed.cards)
  const paging = pagingOf(page, listed.cards, Math.max(galleries.length - from, 0))
  if (!paging) return null
  return {
    modified: format.date(modified),
    galleries: toGalleryCards(shown, { t: deps.t, format }),
    paging,
    head: listHead(deps, 'photoGalleries', [], page),
    jsonLd: shown.map((entry) => describe(entry, deps)),
  }
}

export const loadPhotoGallery: Loader<'photoGallery'> = async (deps, { slug = '' }) => {
  const [entry, all, format] = await Promise.all([
    findEntry(deps.db, 'gallery', slug, deps.locale, deps.now),
    listEntries(deps.db, 'gallery', deps.locale, deps.now),
    loadFormat(deps),
  ])
  if (!entry) return null
  const { place, pictures } = entry.body
  return {
    slug,
    head: { title: entry.title, description: entry.summary ?? '' },
    jsonLd: [describe(entry, deps)],
    modified: format.date(entry.updatedAt),
    summary: entry.summary ?? '',
    place,
    date: format.date(entry.date ?? entry.updatedAt),
    pictures: toPictures(pictures, { t: deps.t, format }),
    others: toGalleryCards(all.filter((other) => other.slug !== slug).slice(0, othersAtMost), {
      t: deps.t,
      format,
    }),
  }
}

function toPictures(
  pictures: Entry<'gallery'>['body']['pictures'],
  deps: RecordChartDeps,
): GalleryPicture[] {
  const writeChart = createChartWriter(
    pictures.map(({ chart }) => chart),
    deps,
  )
  return pictures.flatMap((picture) => {
    const chart = writeChart(picture.chart)
    return chart ? [{ ...picture, chart, date: deps.format.date(picture.date) }] : []
  })
}

/** The cover of an album is its first picture; an album without pictures has no card. */
export function toGalleryCards(
  entries: readonly Entry<'gallery'>[],
  deps: RecordChartDeps,
): GalleryCard[] {
  return entries.flatMap(({ slug, title, date, updatedAt, body }) => {
    const [first] = toPictures(body.pictures.slice(0, 1), deps)
    if (!first) return []
    const { chart, ground, caption } = first
    return [
      {
        slug,
        title,
        place: body.place,
        date: deps.format.date(date ?? updatedAt),
        count: body.pictures.length,
        cover: { chart, ground },
        fact: caption,
      },
    ]
  })
}

function describe(
  { slug, title, summary, date, body }: Entry<'gallery'>,
  { origin, locale }: LoaderDeps,
) {
  return {
    '@type': 'ImageGallery',
    name: title,
    description: summary,
    url: origin + routePath('photoGallery', locale, { slug }),
    datePublished: date,
    inLanguage: locale,
    contentLocation: { '@type': 'Place', name: body.place },
  }
}
