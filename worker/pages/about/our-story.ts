import { newestChange } from '#domain/content/entry'
import { type Loader, loadLists } from '../../payloads/loader'

/** Goal and mission are stored in the home record only. */
export const loadOurStory: Loader<'ourStory'> = async (deps) => {
  const { lists, format } = await loadLists(deps, ['our-story', 'award', 'home'])
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
  return { modified: format.date(modified), lead, ...story.body, goal, mission, awards }
}
