import { listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { StoryCard } from '#domain/payloads/newsroom'
import { listed, pagingOf, readPage } from '#domain/site/paging'
import { type Loader, loadFormat } from '../../loader'
import { writeText } from '../../text/write-text'
import { listHead } from '../pages/list-head'

export const loadSuccessStories: Loader<'successStories'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const [lists, format] = await Promise.all([
    listKinds(db, ['story', 'sector', 'region'], locale, now),
    loadFormat(deps),
  ])
  const sectors = lists.sector.map(({ slug, title }) => ({ slug, title }))
  const chosen = params.sector ? sectors.find(({ slug }) => slug === params.sector) : null
  const page = readPage(params.page)
  const regions = lists.region.map(({ slug, title }) => ({ slug, title }))
  const modified = newestChange([...lists.story, ...lists.sector])
  if (chosen === undefined || page === null || modified === null) return null
  const inSector = (slug: string) => lists.story.filter(({ body }) => body.sector === slug)
  const stories = chosen ? inSector(chosen.slug) : lists.story
  const from = (page - 1) * listed.cards
  const paging = pagingOf(page, listed.cards, stories.length - from)
  if (!paging) return null
  return {
    modified: format.date(modified),
    stories: stories.slice(from, from + listed.cards).flatMap((story) => {
      const sector = sectors.find(({ slug }) => slug === story.body.sector)
      const region = regions.find(({ slug }) => slug === story.body.region) ?? null
      const body = writeText(story.body.body, deps)
      return sector ? [{ ...toStoryCard(story, format), sector, region, body }] : []
    }),
    paging,
    sectors: sectors.map((sector) => ({ ...sector, count: inSector(sector.slug).length })),
    chosen,
    head: listHead(t, 'successStories', [chosen?.title], page),
  }
}

export function toStoryCard(
  { slug, title, summary, body }: Entry<'story'>,
  format: Format,
): StoryCard {
  const figure = format.text(body.figure)
  return { slug, title, summary: summary ?? '', figure, entity: body.entity }
}
