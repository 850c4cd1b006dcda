import { listEntries } from '#db/entries/entries'
import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'
import { describeVideo, toVideos } from './video-gallery'

const shownVideos = 6

export const loadYoutube: Loader<'youtube'> = async (deps) => {
  const [page, entries] = await Promise.all([
    readPageText(deps, 'youtube'),
    listEntries(deps.db, 'video', deps.locale, deps.now),
  ])
  if (!page) return null
  const { format, settings, textWith } = page
  const newest = entries
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .slice(0, shownVideos)
  return {
    ...textWith(newest),
    videos: toVideos(newest, format, deps, settings).map((video) => {
      const { slug, title, summary, href, player, date, length, scene, cover } = video
      return { slug, title, summary, href, player, date, length, scene, cover }
    }),
    jsonLd: newest.map((entry) => describeVideo(entry, deps)),
  }
}
