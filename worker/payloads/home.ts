import { listKinds } from '#db/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/format'
import type { AchievementFigure, Campaign, Notice, Person, Story } from '#domain/payloads'
import { type Loader, loadFormat } from './loader'
import { toNationalDay } from './national-day'

const shown = ['home', 'achievement', 'campaign', 'notice', 'story', 'member', 'occasion'] as const

export const loadHome: Loader<'home'> = async (deps) => {
  const [lists, format] = await Promise.all([
    listKinds(deps.db, shown, deps.locale, deps.now),
    loadFormat(deps),
  ])
  const [page] = lists.home
  const modified = newestChange(Object.values(lists).flat())
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
    campaigns: lists.campaign.map(toCampaign),
    notices: lists.notice.map((entry) => toNotice(entry, format)),
    stories: lists.story.map(toStory),
    board: lists.member.map(toPerson),
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

function toStory({ slug, title, summary, body }: Entry<'story'>): Story {
  return { slug, title, summary: summary ?? '', figure: body.figure, entity: body.entity }
}

function toPerson({ slug, title, body }: Entry<'member'>): Person {
  return { slug, name: title, ...body }
}
