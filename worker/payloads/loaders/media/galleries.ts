import { findEntry, lastModified, listEntries } from '#db/entries/entries'
import { captionScene } from '#domain/content/caption-scene'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { GalleryCard } from '#domain/payloads/gallery'
import { listed, pagingOf, readPage } from '#domain/site/paging'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { listHead } from '../pages/list-head'

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
    galleries: shown.flatMap((entry) => toCard(entry, format)),
    paging,
    head: listHead(deps.t, 'photoGalleries', [], page),
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
    pictures: pictures.map(({ scene, alt = '', ...picture }) => ({
      ...picture,
      scene,
      date: format.date(picture.date),
      alt: scene ? captionScene(scene.tags, deps.locale) : alt,
    })),
    others: all
      .filter((other) => other.slug !== slug)
      .slice(0, othersAtMost)
      .flatMap((other) => toCard(other, format)),
  }
}

/** Empty for a gallery without pictures. */
export function toCard(entry: Entry<'gallery'>, format: Format): GalleryCard[] {
  const { slug, title, date, updatedAt, body } = entry
  const [cover] = body.pictures
  if (!cover) return []
  return [
    {
      slug,
      title,
      place: body.place,
      date: format.date(date ?? updatedAt),
      count: body.pictures.length,
      cover: { slug: cover.slug, scene: cover.scene, drawing: cover.drawing },
    },
  ]
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
