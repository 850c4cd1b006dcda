import { findEntry, lastModified, listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { GalleryCard } from '#domain/payloads/gallery'
import { listed, readPage, takePage } from '#domain/site/paging'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { listHead } from '../list-head'
import { type FindPicture, findEach, readPictures } from '../read-pictures'

const othersAtMost = 3

export const loadPhotoGalleries: Loader<'photoGalleries'> = async (deps, params) => {
  const [galleries, format, findPicture] = await Promise.all([
    listEntries(deps.db, 'gallery', deps.locale, deps.now),
    loadFormat(deps),
    readPictures(deps),
  ])
  const modified = newestChange(galleries) ?? (await lastModified(deps.db, deps.now))
  const page = readPage(params.page)
  if (modified === null || page === null) return null
  const onPage = takePage(galleries, page, listed.cards)
  if (!onPage) return null
  const { items: shown, paging } = onPage
  return {
    modified: format.date(modified),
    galleries: toGalleryCards(shown, { format, findPicture }),
    paging,
    head: listHead(deps, 'photoGalleries', [], page),
    jsonLd: shown.map((entry) => describe(entry, deps)),
  }
}

export const loadPhotoGallery: Loader<'photoGallery'> = async (deps, { slug = '' }) => {
  const [entry, all, format, findPicture] = await Promise.all([
    findEntry(deps.db, 'gallery', slug, deps.locale, deps.now),
    listEntries(deps.db, 'gallery', deps.locale, deps.now),
    loadFormat(deps),
    readPictures(deps),
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
    pictures: findEach(findPicture, pictures),
    others: toGalleryCards(
      all.filter((other) => other.slug !== slug),
      { format, findPicture },
    ).slice(0, othersAtMost),
  }
}

/** An album without a published picture has no card. */
export function toGalleryCards(
  entries: readonly Entry<'gallery'>[],
  { format, findPicture }: { format: Format; findPicture: FindPicture },
): GalleryCard[] {
  return entries.flatMap(({ slug, title, date, updatedAt, body: { place, pictures } }) => {
    const found = findEach(findPicture, pictures)
    const [cover] = found
    if (!cover) return []
    return [
      { slug, title, place, date: format.date(date ?? updatedAt), count: found.length, cover },
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
