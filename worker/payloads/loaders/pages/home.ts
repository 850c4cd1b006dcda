import { listKinds } from '#db/entries/entries'
import { listNewest } from '#db/entries/listings'
import { readSettings } from '#db/entries/settings'
import { type Entry, newestChange } from '#domain/content/entry'
import { createFormat, type Format } from '#domain/dates/format'
import type { AchievementFigure, HomePayload, Notice } from '#domain/payloads/home'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { toNationalDays } from '../about/national-day'
import { toMember } from '../about/people'
import { readCards } from '../knowledge/cards'
import { byChapters } from '../knowledge/hub'
import { readSections } from '../knowledge/section-cards'
import { toCampaignCards } from '../media/communication'
import { readTags, toNewsCards } from '../media/news-card'
import { toStoryCards } from '../media/success-stories'
import { toServiceRow } from '../services/services'
import { toJourney, toTasks } from './home-hero'

const most = { campaigns: 3, news: 4, stories: 4, services: 8, books: 6 }
const shown = [
  ...(['home', 'achievement', 'campaign', 'notice', 'story', 'member', 'occasion'] as const),
  ...(['service', 'agreement'] as const),
] as const

export const loadHome: Loader<'home'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [lists, news, tags, knowledge, { digits }] = await Promise.all([
    listKinds(db, shown, locale, now),
    listNewest(db, { kind: 'news', locale, now }, most.news),
    readTags(deps),
    loadKnowledgePart(deps),
    readSettings(db),
  ])
  const format = createFormat({ locale, digits })
  const [page] = lists.home
  const modified = newestChange([...news, ...Object.values(lists).flat()])
  if (!page || modified === null) return null
  const { kicker, heading, lead, intro, achievements, goal, mission, aims } = page.body
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
    purpose: { goal, mission, aims },
    campaigns: toCampaignCards(lists.campaign.slice(0, most.campaigns), { t, format }, now),
    notices: lists.notice.map((entry) => toNotice(entry, format)),
    news: toNewsCards(news, tags, { t, format }),
    stories: toStoryCards(lists.story.slice(0, most.stories), { t, format }),
    board: lists.member.map(toMember),
    services: lists.service
      .slice(0, most.services)
      .map((service) => toServiceRow({ t, digits, format }, service)),
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
  const { value, sign, unit, chartLabel, note } = body
  const chart = body.chart === 'ruler' ? 'blocks' : body.chart
  return { slug, chart, number: format.number(value), sign, unit, text: title, chartLabel, note }
}

function toNotice({ slug, title, date, updatedAt, body }: Entry<'notice'>, format: Format): Notice {
  const shown = format.date(date ?? updatedAt)
  return {
    slug,
    title,
    date: shown,
    day: format.number(Number(shown.iso.slice(8))),
    month: format.month(shown.iso.slice(0, 7)),
    detail: body.detail,
  }
}
