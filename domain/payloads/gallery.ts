import type { DateText } from '../dates/date-text'
import type { FileCard } from './file-card'
import type { Picture } from './picture'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface GalleryCard {
  slug: string
  title: string
  place: string
  date: DateText
  count: number
  cover: Picture
}

export interface Video {
  slug: string
  title: string
  summary: string
  /** External URL; nothing is loaded from it before the visitor asks. */
  href: string
  /** URL of the embeddable player; null if its host is not allowed. */
  player: string | null
  date: DateText
  /** Minutes and seconds, "04:32". */
  length: string
  speaker: string | null
  /** True if it has sign language. */
  signed: boolean
  /** A still, shown until it plays. */
  picture: Picture | null
  /** Time at which each begins, "01:05". */
  chapters: { from: string; title: string }[]
  transcript: TextPart[]
}

interface IssueArticle {
  slug: string
  section: string
  title: string
  text: string[]
  chart: WrittenChart | null
}

export interface MagazineIssue {
  slug: string
  version: string
  title: string
  summary: string
  released: DateText
  /** External URL, or the anchor on the magazine's page. */
  link: string
  /** On its cover. */
  picture: Picture | null
  articles: IssueArticle[]
  /** For download. */
  files: FileCard[]
}
