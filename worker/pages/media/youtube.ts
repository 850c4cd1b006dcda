import { listEntries } from '#db/entries/entries'
import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'
import { readPictures } from '../read-pictures'
import { describeVideo, toVideo } from './video-gallery'

const shownVideos = 6

export const loadYoutube: Loader<'youtube'> = async (deps) => {
  const [page, entries, findPicture] = await Promise.all([
    readPageText(deps, 'youtube'),
    listEntries(deps.db, 'video', deps.locale, deps.now),
    readPictures(deps),
  ])
  if (!page) return null
  const { format, settings, textWith } = page
  const newest = entries
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .slice(0, shownVideos)
  return {
    ...textWith(newest),
    videos: newest.map((entry) => {
      const video = toVideo(entry, { format, findPicture }, deps, settings)
      const { slug, title, summary, href, player, date, length, picture } = video
      return { slug, title, summary, href, player, date, length, picture }
    }),
    jsonLd: newest.map((entry) => describeVideo(entry, deps, findPicture)),
  }
}
