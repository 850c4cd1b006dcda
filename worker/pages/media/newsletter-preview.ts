import { listDatasetRoutes } from '#db/datasets/versions'
import { listBookRoutes } from '#db/entries/book-routes'
import { listKinds } from '#db/entries/entries'
import {
  isNewsletterInterest,
  type NewsletterInterest,
} from '#domain/content/media/newsletter-issue'
import { nextJoining } from '#domain/content/services/joining-windows'
import { freeSeats, stageOf } from '#domain/content/services/programme'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { Option } from '#domain/payloads/forms'
import type { NewsletterTopic } from '#domain/payloads/newsroom'
import { type RouteName, routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'

/** An issue looks back at a month and ahead at two. */
const daysBack = 31
const daysAhead = 61

const topics = {
  agreements: 'frameworkAgreements',
  knowledge: 'knowledge',
  training: 'locInit',
  'open-data': 'openData',
  news: 'news',
} as const satisfies Record<NewsletterInterest, RouteName>

/** What an issue of today would hold for each interest that readers can choose. */
export async function previewIssue(
  deps: LoaderDeps,
  interests: readonly Option[],
): Promise<NewsletterTopic[]> {
  const { locale, t } = deps
  const items = await listItems(deps)
  return interests.flatMap(({ value, label }) => {
    if (!isNewsletterInterest(value)) return []
    const { count, seats = 0, newest = null } = items[value]
    const text = t(`newsletter.preview.${value}`, { count, seats })
    return [{ name: value, label, text, href: routePath(topics[value], locale), newest }]
  })
}

interface Items {
  count: number
  seats?: number
  newest?: NewsletterTopic['newest'] | undefined
}

async function listItems({
  db,
  locale,
  now,
}: LoaderDeps): Promise<Record<NewsletterInterest, Items>> {
  const today = riyadhDate(now)
  const since = addDays(today, -daysBack)
  const [lists, bookDates, datasetDates] = await Promise.all([
    listKinds(db, ['agreement', 'book', 'programme', 'news', 'story', 'dataset'], locale, now),
    listBookRoutes(db, now),
    listDatasetRoutes(db, now),
  ])
  const isRecent = ({ updatedAt }: { updatedAt: number }) => updatedAt >= startOfRiyadhDay(since)
  const isNew = ({ date }: { date: string | null }) => (date ?? '') >= since
  const joining = lists.agreement.filter(({ body }) => {
    const window = nextJoining(body.term, today)
    return window && window.opens <= addDays(today, daysAhead)
  })
  const open = lists.programme.filter(
    ({ date, body }) => stageOf({ ...body, first: date ?? body.last }, today) === 'open',
  )
  const books = latest(bookDates.filter(isRecent))
  const datasets = latest(datasetDates.filter(isRecent))
  const news = lists.news
    .filter(isNew)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
  const link = (to: 'agreement' | 'book' | 'dataset' | 'newsItem', one: Linked | undefined) =>
    one && { title: one.title, href: routePath(to, locale, { slug: one.slug }) }
  const newestOf = (records: readonly Linked[], [newest]: readonly { slug: string }[]) =>
    records.find(({ slug }) => slug === newest?.slug)
  const [programme] = open
  return {
    agreements: { count: joining.length, newest: link('agreement', joining[0]) },
    knowledge: { count: books.length, newest: link('book', newestOf(lists.book, books)) },
    training: {
      count: open.length,
      seats: open.reduce((sum, { body }) => sum + freeSeats(body), 0),
      newest: programme && {
        title: programme.title,
        href: `${routePath('locInit', locale)}#${programme.slug}`,
      },
    },
    'open-data': {
      count: datasets.length,
      newest: link('dataset', newestOf(lists.dataset, datasets)),
    },
    news: {
      count: news.length + lists.story.filter(isNew).length,
      newest: link('newsItem', news[0]),
    },
  }
}

interface Linked {
  slug: string
  title: string
}

function latest<T extends { updatedAt: number }>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => other.updatedAt - one.updatedAt)
}
