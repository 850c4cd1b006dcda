import type {
  AchievementFigure,
  HomePayload,
  NationalDay,
  Notice,
} from '#client/pages/site/home/payload.ts'
import { listKinds } from '#db/entries/entries'
import { listNewest } from '#db/entries/listings'
import { type Entry, newestChange } from '#domain/content/entry'
import { agreementStatus, nextJoining } from '#domain/content/services/joining-windows'
import { dayMs, nextOccasion, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import type { RecordChartDeps } from '../../payloads/text/write-record-chart'
import { toMember } from '../about/people'
import { readCards, readSections } from '../knowledge/cards'
import { byChapters } from '../knowledge/knowledge'
import { readTags, toNewsCards } from '../media/cards'
import { toStoryCards } from '../media/success-stories'
import { readPictures } from '../read-pictures'
import { toServiceRow } from '../services/services'

const most = { campaigns: 3, news: 3, stories: 2, services: 8, books: 6 }
const shown = [
  'home',
  'achievement',
  'campaign',
  'notice',
  'story',
  'member',
  'occasion',
  'service',
  'agreement',
] as const

/** Days before the day in which its banner heads the page and counts seconds. */
const nearDays = 30

/** The banner of a shown national day; a record with its own number takes precedence. */
function toNationalDay(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay | null {
  const shown = occasions.filter(({ body }) => body.shown)
  const occasion = shown.find(({ body }) => body.number !== null) ?? shown[0]
  if (!occasion) return null
  const { date, until, days, number } = nextOccasion(occasion.body, now)
  const { title, summary } = occasion
  const isNear = days <= nearDays
  return { number, title, text: summary ?? '', date: format.date(date), until, days, isNear }
}

/** The next national day, and the one after it for pages that stay open past its date. */
function toNationalDays(
  occasions: readonly Entry<'occasion'>[],
  format: Format,
  now: number,
): NationalDay[] {
  const next = toNationalDay(occasions, format, now)
  const after = next && toNationalDay(occasions, format, Date.parse(next.until) + dayMs)
  return [next, after].filter((day) => day !== null)
}

export const loadHome: Loader<'home'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [lists, news, tags, knowledge, format, findPicture] = await Promise.all([
    listKinds(db, shown, locale, now),
    listNewest(db, { kind: 'news', locale, now }, most.news),
    readTags(deps),
    loadKnowledgePart(deps),
    loadFormat(deps),
    readPictures(deps),
  ])
  const [page] = lists.home
  const modified = newestChange([...news, ...Object.values(lists).flat()])
  if (!page || modified === null) return null
  const { kicker, heading, lead, intro, achievements, goal, mission, aims, image } = page.body
  return {
    modified: format.date(modified),
    nationalDays: toNationalDays(lists.occasion, format, now),
    welcome: { kicker, title: heading, lead },
    tasks: toTasks(lists, { t, format, now }),
    journey: toJourney(page, lists.achievement, { t, format }),
    intro,
    achievements: {
      ...achievements,
      figures: lists.achievement.map((entry) => toFigure(entry, format)),
    },
    purpose: { goal, mission, aims, picture: findPicture(image) },
    campaigns: lists.campaign
      .slice(0, most.campaigns)
      .map(({ slug, title, summary }) => ({ slug, title, summary: summary ?? '' })),
    notices: lists.notice.map((entry) => toNotice(entry, format)),
    news: toNewsCards(news, tags, { format, findPicture }),
    stories: toStoryCards(lists.story.slice(0, most.stories), { t, format }),
    board: lists.member.map((member) => toMember(member, findPicture)),
    services: lists.service
      .slice(0, most.services)
      .map((service) => toServiceRow({ t, format }, service)),
    knowledge,
  }
}

async function loadKnowledgePart(deps: LoaderDeps): Promise<HomePayload['knowledge']> {
  const format = await loadFormat(deps)
  const [{ cards }, { sections }] = await Promise.all([readCards(deps, format), readSections(deps)])
  const books = cards.filter(({ type }) => type !== 'form')
  return { books: byChapters(books).slice(0, most.books), sections }
}

function toFigure({ slug, title, body }: Entry<'achievement'>, format: Format): AchievementFigure {
  const { value, sign, unit, squares, squaresLabel: label } = body
  return {
    slug,
    squares:
      squares && label
        ? { filled: value, count: squares === 'hundred' ? 100 : value, label }
        : null,
    number: format.number(value),
    sign,
    unit,
    text: title,
  }
}

function toNotice({ slug, title, date, updatedAt, body }: Entry<'notice'>, format: Format): Notice {
  const shown = format.date(date ?? updatedAt)
  return {
    slug,
    title,
    date: shown,
    day: `${format.number(Number(shown.iso.slice(8)))} ${format.month(shown.iso.slice(0, 7))}`,
    detail: body.detail,
  }
}

function toTasks(
  { agreement, service }: { agreement: Entry<'agreement'>[]; service: Entry<'service'>[] },
  { t, format, now }: RecordChartDeps & { now: number },
): HomePayload['tasks'] {
  return {
    frameworkAgreements: joiningText(agreement, riyadhDate(now), { t, format }),
    services: format.text(t('home.tasks.offered', { count: service.length })),
  }
}

/** How many joining windows are open today, else the day on which the next one opens. */
function joiningText(
  agreements: readonly Entry<'agreement'>[],
  today: string,
  { t, format }: RecordChartDeps,
): string {
  const terms = agreements.map(({ body }) => body.term)
  const count = terms.filter((term) => agreementStatus(term, today) === 'joining').length
  const [next] = terms.flatMap((term) => nextJoining(term, today)?.opens ?? []).sort()
  if (count > 0 || !next) return format.text(t('home.tasks.windows', { count }))
  return t('home.tasks.nextWindow', { date: format.weekday(next).date })
}

/** The ruler of the achievement that the home page names; null without one that can be counted. */
function toJourney(
  { body }: Entry<'home'>,
  achievements: readonly Entry<'achievement'>[],
  { t, format }: RecordChartDeps,
): HomePayload['journey'] {
  const figure = achievements.find(({ slug }) => slug === body.journeyFigure)
  const count = Math.round(figure?.body.value ?? 0)
  if (count < 2) return null
  return { count, label: format.text(t('home.journey.label', { count })) }
}
