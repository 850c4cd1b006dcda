import type { IssueCard, MediaPage } from '#client/pages/media/media-center/payload.ts'
import { listKinds } from '#db/entries/entries'
import { countByKind, listNewest } from '#db/entries/listings'
import { type Entry, newestChange } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { isArticle, type TitledRoute, tableTitle } from '#domain/site/route-titles'
import { isFixed, type RouteName, routeNames, routeOf, routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { itemList } from '../json-ld'
import { readPictures } from '../read-pictures'
import { readTags, toMediaCards, toNewsCards } from './cards'
import { toCampaignCards } from './communication'
import { toGalleryCards } from './galleries'
import { toIssue } from './magazine'
import { toStoryCards } from './success-stories'

const shown = { news: 4, galleries: 4, campaigns: 3, stories: 3, media: 4 }

export const loadMediaCenter: Loader<'mediaCenter'> = async (deps) => {
  const { db, locale, now, t } = deps
  const newest = (kind: KindName, size: number) => listNewest(db, { kind, locale, now }, size)
  const year = riyadhDate(now).slice(0, 4)
  const [news, media, lists, counts, tags, format, findPicture] = await Promise.all([
    newest('news', shown.news),
    newest('media-item', shown.media),
    listKinds(db, ['gallery', 'issue', 'campaign', 'story'], locale, now),
    countByKind(db, Object.values(datedKinds), { locale, now, period: year }),
    readTags(deps),
    loadFormat(deps),
    readPictures(deps),
  ])
  const modified = newestChange([...news, ...media, ...Object.values(lists).flat()])
  if (modified === null) return null
  const [issue] = lists.issue
  return {
    modified: format.date(modified),
    news: toNewsCards(news, tags, { format, findPicture }),
    galleries: toGalleryCards(lists.gallery.slice(0, shown.galleries), { format, findPicture }),
    issue: issue ? toIssueCard(issue, { t, format, findPicture }) : null,
    campaigns: toCampaignCards(lists.campaign.slice(0, shown.campaigns), findPicture),
    stories: toStoryCards(lists.story.slice(0, shown.stories), { t, format }),
    media: toMediaCards(media, format),
    pages: pagesBelow(deps, counts, format),
    year: { year: format.text(year), total: format.number(sumOf(counts)) },
    jsonLd: [itemList(deps, 'newsItem', news)],
  }
}

function toIssueCard(entry: Entry<'issue'>, deps: Parameters<typeof toIssue>[1]): IssueCard {
  const { slug, version, title, summary, released, picture, articles } = toIssue(entry, deps)
  return {
    slug,
    version,
    title,
    summary,
    released,
    picture,
    articles: articles.map(({ slug, section, title }) => ({ slug, section, title })),
  }
}

function isTitled(name: RouteName): name is TitledRoute {
  return isFixed(name) && !isArticle(name)
}

/** Pages whose records have the date of their publication. */
const datedKinds: Partial<Record<RouteName, KindName>> = {
  news: 'news',
  mediaLibrary: 'media-item',
  photoGalleries: 'gallery',
  videoGallery: 'video',
  successStories: 'story',
  magazine: 'issue',
}

const sumOf = (counts: ReadonlyMap<KindName, number>) =>
  [...counts.values()].reduce((sum, found) => sum + found, 0)

function pagesBelow(
  { locale }: LoaderDeps,
  counts: ReadonlyMap<KindName, number>,
  format: Format,
): MediaPage[] {
  const countOf = (name: RouteName) => {
    const kind = datedKinds[name]
    if (!kind) return null
    const count = counts.get(kind) ?? 0
    return { count, number: format.number(count) }
  }
  return routeNames
    .filter(isTitled)
    .filter((name) => routeOf(name).parent === 'mediaCenter' && routeOf(name).index)
    .map((name) => ({
      title: tableTitle(name, locale),
      path: routePath(name, locale),
      published: countOf(name),
    }))
    .sort((a, b) => (b.published?.count ?? -1) - (a.published?.count ?? -1))
}
