import type { IssueCard, MediaPage } from '#client/pages/media/media-center/payload.ts'
import { listKinds } from '#db/entries/entries'
import { listNewest } from '#db/entries/listings'
import { type Entry, newestChange } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
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
  const [news, media, lists, tags, format, findPicture] = await Promise.all([
    newest('news', shown.news),
    newest('media-item', shown.media),
    listKinds(db, ['gallery', 'issue', 'campaign', 'story'], locale, now),
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
    pages: pagesBelow(deps),
    jsonLd: [itemList(deps, 'newsItem', news)],
  }
}

function toIssueCard(entry: Entry<'issue'>, deps: Parameters<typeof toIssue>[1]): IssueCard {
  const { title, summary, released, picture, articles } = toIssue(entry, deps)
  return {
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

/** Pages whose records have the date of their publication come first. */
const datedPages: readonly RouteName[] = [
  'news',
  'successStories',
  'mediaLibrary',
  'videoGallery',
  'photoGalleries',
  'magazine',
]

function pagesBelow({ locale }: LoaderDeps): MediaPage[] {
  const below = routeNames
    .filter(isTitled)
    .filter((name) => routeOf(name).parent === 'mediaCenter' && routeOf(name).index)
  const dated = below.filter((name) => datedPages.includes(name))
  const others = below.filter((name) => !datedPages.includes(name))
  return [...dated, ...others].map((name) => ({
    title: tableTitle(name, locale),
    path: routePath(name, locale),
  }))
}
