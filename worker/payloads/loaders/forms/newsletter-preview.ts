import { listDatasetRoutes } from '#db/datasets/versions'
import { listKinds } from '#db/entries/entries'
import { nextJoining } from '#domain/content/services/joining-windows'
import { stageOf } from '#domain/content/services/programme'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import type { Option } from '#domain/payloads/forms'
import type { NewsletterTopic } from '#domain/payloads/open'
import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../loader'

/** An issue looks back at a month and ahead at two. */
const daysBack = 31
const daysAhead = 61

const topics = {
  agreements: 'frameworkAgreements',
  knowledge: 'knowledge',
  training: 'locInit',
  'open-data': 'openData',
  news: 'news',
} as const

type TopicName = keyof typeof topics

/** What an issue of today would hold for each interest that readers can choose. */
export async function previewIssue(
  deps: LoaderDeps,
  interests: readonly Option[],
): Promise<NewsletterTopic[]> {
  const { locale, t } = deps
  const counts = await countItems(deps)
  return interests.flatMap(({ value, label }) => {
    if (!isTopic(value)) return []
    const { count, seats = 0 } = counts[value]
    const text = t(`newsletter.preview.${value}`, { count, seats })
    return [{ name: value, label, count, text, href: routePath(topics[value], locale) }]
  })
}

function isTopic(value: string): value is TopicName {
  return Object.hasOwn(topics, value)
}

async function countItems({
  db,
  locale,
  now,
}: LoaderDeps): Promise<Record<TopicName, { count: number; seats?: number }>> {
  const today = riyadhDate(now)
  const since = addDays(today, -daysBack)
  const [lists, datasets] = await Promise.all([
    listKinds(db, ['agreement', 'book', 'programme', 'news', 'story'], locale, now),
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
  return {
    agreements: { count: joining.length },
    knowledge: { count: lists.book.filter(isRecent).length },
    training: {
      count: open.length,
      seats: open.reduce((sum, { body }) => sum + body.seats, 0),
    },
    'open-data': { count: datasets.filter(isRecent).length },
    news: { count: [...lists.news, ...lists.story].filter(isNew).length },
  }
}
