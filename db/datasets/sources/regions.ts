import { listBilingual } from '../../entries/bilingual-entries'
import { listEntries } from '../../entries/entries'
import type { Source } from './source'

/** The numbers of the map of regions. */
export const teamsByRegion: Source = async (deps) => {
  const [regions, stories] = await Promise.all([
    listBilingual(deps, 'region'),
    listEntries(deps.db, 'story', 'ar', deps.now),
  ])
  return regions.map(({ slug, ar, en }) => ({
    region_id: slug,
    title_ar: ar.title,
    title_en: en.title,
    teams: ar.body.teams,
    agreements: ar.body.agreements.length,
    agreement_ids: ar.body.agreements.join(' '),
    stories: stories.filter(({ body }) => body.region === slug).length,
  }))
}
