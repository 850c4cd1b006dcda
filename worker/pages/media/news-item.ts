import { findEntry } from '#db/entries/entries'
import type { Listed, ListQuery } from '#db/entries/list-query'
import { findNeighbourEntries, listRelated } from '#db/entries/listings'
import type { Entry } from '#domain/content/entry'
import { readingMinutes } from '#domain/content/plain-text'
import type { FacetLabel } from '#domain/payloads/newsroom'
import type { Picture } from '#domain/payloads/picture'
import { type Locale, localPath } from '#domain/site/locale'
import { picturePath } from '#domain/site/picture-path'
import { routePath } from '#domain/site/routes'
import { pictureOf } from '#domain/site/share-pictures'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { createChartWriter } from '../../payloads/text/write-record-chart'
import { writeText } from '../../payloads/text/write-text'
import { jsonLdDates } from '../json-ld'
import { findEach, readPictures } from '../read-pictures'
import { readTags, toNewsCards } from './cards'

const relatedShown = 3

export const loadNewsItem: Loader<'newsItem'> = async (deps, { slug = '' }) => {
  const { db, locale, now, origin, t } = deps
  const entry = await findEntry(db, 'news', slug, locale, now)
  if (!entry?.date) return null
  const { date, title, summary, body } = entry
  const news: ListQuery = { kind: 'news', locale, now }
  const [tags, neighbours, related, format, findPicture] = await Promise.all([
    readTags(deps),
    findNeighbourEntries(db, news, { date, slug }),
    listRelated(db, news, { slug, facetValues: body.tags }, relatedShown),
    loadFormat(deps),
    readPictures(deps),
  ])
  const picture = findPicture(body.image)
  const furtherPictures = findEach(findPicture, body.furtherPictures)
  const ownTags = body.tags.flatMap((name) => tags.get(name) ?? [])
  return {
    modified: format.date(entry.updatedAt),
    slug,
    lead: summary ?? '',
    date: format.date(date),
    tags: ownTags,
    readingMinutes: readingMinutes(body.body),
    lang: entry.writtenIn,
    picture,
    furtherPictures,
    chart: createChartWriter([body.chart], { t, format })(body.chart),
    action: toAction(body.action, locale),
    body: writeText(body.body, deps),
    history: body.history.map(({ date, note }) => ({ date: format.date(date), note })),
    url: origin + routePath('newsItem', locale, { slug }),
    newer: toStep(neighbours.newer),
    older: toStep(neighbours.older),
    related: toNewsCards(related, tags, { format, findPicture }),
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [toNode(deps, entry, ownTags, [...(picture ? [picture] : []), ...furtherPictures])],
  }
}

function toAction(action: Entry<'news'>['body']['action'], locale: Locale) {
  return action ? { path: localPath(action.href, locale), label: action.label } : null
}

function toStep(item: Listed | null) {
  return item && { slug: item.slug, title: item.title, lang: item.writtenIn }
}

/** Search engines cut longer headlines. */
const longestHeadline = 110

function toNode(
  { origin, locale }: LoaderDeps,
  entry: Entry<'news'>,
  tags: FacetLabel[],
  pictures: readonly Picture[],
): object {
  const { slug, title, summary, date, updatedAt, writtenIn } = entry
  const addressOf = ({ file }: Picture) => origin + picturePath(file, 1280, 'jpg')
  const addressOfSection = `${origin}/og/${pictureOf('newsItem')}.png`
  const authority = { '@id': `${origin}/#organization` }
  return {
    '@type': 'NewsArticle',
    headline: excerpt(title, longestHeadline),
    description: summary,
    ...jsonLdDates({ published: date, updatedAt }),
    inLanguage: writtenIn ?? locale,
    keywords: tags.map((tag) => tag.title),
    mainEntityOfPage: origin + routePath('newsItem', locale, { slug }),
    image: pictures.length > 0 ? pictures.map(addressOf) : addressOfSection,
    author: authority,
    publisher: authority,
  }
}
