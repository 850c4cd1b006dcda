import type { Scene } from '../content/scene'
import type { DateText } from '../dates/date-text'
import type { BrandFileName } from '../site/brand-files'
import type { Paging } from '../site/paging'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface GalleryCard {
  slug: string
  title: string
  place: string
  date: DateText
  /** Number of pictures. */
  count: number
  cover: Picture
  /** Caption of the cover. */
  fact: string
}

/** A chart as a picture; `deep` is on deep green. */
interface Picture {
  chart: WrittenChart
  ground: 'paper' | 'deep'
}

export interface PhotoGalleriesPayload {
  modified: DateText
  galleries: GalleryCard[]
  paging: Paging
}

export interface GalleryPicture extends Picture {
  slug: string
  date: DateText
  caption: string
}

export interface PhotoGalleryPayload {
  slug: string
  modified: DateText
  summary: string
  place: string
  date: DateText
  pictures: GalleryPicture[]
  others: GalleryCard[]
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
  /** Drawn until it plays. */
  scene: Scene
  /** Its chapters drawn along its length. */
  cover: WrittenChart
  /** Time at which each begins, "01:05". */
  chapters: { from: string; title: string }[]
  transcript: TextPart[]
}

export interface VideoGalleryPayload {
  modified: DateText
  videos: Video[]
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
  articles: IssueArticle[]
}

/** Newest issue first; may be empty. */
export interface MagazinePayload {
  modified: DateText
  issues: MagazineIssue[]
}

export interface BrandFile {
  slug: string
  title: string
  use: string
  file: BrandFileName
  group: 'logo' | 'symbol' | 'pattern' | 'colour'
  ground: 'light' | 'dark'
}

export interface BrandFilesPayload {
  modified: DateText
  lead: string
  rules: TextPart[]
  files: BrandFile[]
}

export interface GalleryPayloads {
  photoGalleries: PhotoGalleriesPayload
  photoGallery: PhotoGalleryPayload
  videoGallery: VideoGalleryPayload
  magazine: MagazinePayload
  brandFiles: BrandFilesPayload
}
