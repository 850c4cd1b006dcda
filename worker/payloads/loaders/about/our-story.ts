import { listKinds } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { riyadhDate } from '#domain/dates/calendar'
import { type Loader, loadFormat } from '../../loader'
import { writeCount } from '../../text/write-record-chart'

/** Goal and mission are stored in the home record only. */
export const loadOurStory: Loader<'ourStory'> = async (deps) => {
  const [lists, format] = await Promise.all([
    listKinds(deps.db, ['our-story', 'award', 'home'], deps.locale, deps.now),
    loadFormat(deps),
  ])
  const [story] = lists['our-story']
  const [home] = lists.home
  const modified = newestChange([...lists['our-story'], ...lists.award])
  if (!story || !home || modified === null) return null
  const { goal, mission } = home.body
  const awards = lists.award.map(({ slug, title, date, updatedAt, body }) => ({
    slug,
    title,
    date: format.date(date ?? updatedAt),
    ...body,
  }))
  const lead = story.summary ?? ''
  const { t } = deps
  const years = new Set(story.body.milestones.map(({ year }) => year))
  const total = Number(riyadhDate(deps.now).slice(0, 4)) - Math.min(...years) + 1
  const chart = writeCount(
    { total, filled: years.size },
    {
      unit: t('ourStory.chart.unit'),
      filled: t('ourStory.chart.filled'),
      rest: t('ourStory.chart.rest'),
    },
    { t, format },
  )
  return { modified: format.date(modified), chart, lead, ...story.body, goal, mission, awards }
}
