import { listKinds } from '#db/entries'
import { listNewest } from '#db/listings'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/format'
import type { AchievementFigure, Campaign, Notice } from '#domain/payloads'
import { type Loader, loadFormat } from './loader'
import { toNationalDay } from './national-day'
import { readTags, toNewsCard } from './news-card'
import { toMember } from './people'
import { toStoryCard } from './success-stories'

const most = { campaigns: 3, news: 4, stories: 4 }
const shown = ['home', 'achievement', 'campaign', 'notice', 'story', 'member', 'occasion'] as const

export const loadHome: Loader<'home'> = async (deps) => {
  const { db, locale, now } = deps
  const [lists, news, tags, format] = await Promise.all([
    listKinds(db, shown, locale, now),
    listNewest(db, { kind: 'news', locale, now }, most.news),
    readTags(deps),
    loadFormat(deps),
  ])
  const [page] = lists.home
  const modified = newestChange([...news, ...Object.values(lists).flat()])
  if (!page || modified === null) return null
  const { kicker, heading, lead, intro, achievements, goal, mission, aims } = page.body
  return {
    modified: format.date(modified),
    nationalDay: toNationalDay(lists.occasion, format, deps.now),
    welcome: { kicker, title: heading, lead },
    intro,
    achievements: {
      ...achievements,
      figures: lists.achievement.map((entry) => toFigure(entry, format)),
    },
    purpose: { goal, mission, aims },
    campaigns: lists.campaign.slice(0, most.campaigns).map(toCampaign),
    notices: lists.notice.map((entry) => toNotice(entry, format)),
    news: news.map((item) => toNewsCard(item, tags, format)),
    stories: lists.story.slice(0, most.stories).map((story) => toStoryCard(story, format)),
    board: lists.member.map(toMember),
  }
}

function toFigure({ slug, title, body }: Entry<'achievement'>, format: Format): AchievementFigure {
  const { chart, value, sign, unit, chartLabel, note } = body
  return { slug, chart, number: format.number(value), sign, unit, text: title, chartLabel, note }
}

function toCampaign({ slug, title, summary }: Entry<'campaign'>): Campaign {
  return { slug, title, summary: summary ?? '' }
}

function toNotice({ slug, title, date, updatedAt, body }: Entry<'notice'>, format: Format): Notice {
  return { slug, title, date: format.date(date ?? updatedAt), detail: body.detail }
}
