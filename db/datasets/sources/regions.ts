import type { Body } from '#domain/content/kinds'
import { isInForce } from '#domain/content/services/joining-windows'
import { riyadhDate } from '#domain/dates/calendar'
import { listBilingual, listEntries } from '../../entries/entries'
import type { Source } from './source'

/** The numbers of the map of regions. */
export const teamsByRegionSource: Source = async (deps) => {
  const [regions, stories, agreements] = await Promise.all([
    listBilingual(deps, 'region'),
    listEntries(deps.db, 'story', 'ar', deps.now),
    listEntries(deps.db, 'agreement', 'ar', deps.now),
  ])
  const today = riyadhDate(deps.now)
  const inForce = new Set(
    agreements.filter(({ body }) => isInForce(body.term, today)).map(({ slug }) => slug),
  )
  const idsOf = (region: Body<'region'>) => region.agreements.filter((slug) => inForce.has(slug))
  return regions.map(({ slug, ar, en }) => ({
    region_id: slug,
    title_ar: ar.title,
    title_en: en.title,
    teams: ar.body.teams,
    agreements: idsOf(ar.body).length,
    agreement_ids: idsOf(ar.body).join(' '),
    stories: stories.filter(({ body }) => body.region === slug).length,
  }))
}
