import type { Block } from '../content/block'
import type { Drawing } from '../content/media/drawing'
import type { BrandFileName } from '../site/brand-files'
import type { Paging } from '../site/paging'
import type { DateText } from './payloads'

/** A drawing in place of a photograph; it is made from its slug. */
interface Picture {
  slug: string
  drawing: Drawing
}

/** A gallery as a list shows it. */
export interface GalleryCard {
  slug: string
  title: string
  place: string
  date: DateText
  /** How many pictures it holds. */
  count: number
  /** Its first picture. */
  cover: Picture
}

export interface PhotoGalleriesPayload {
  modified: DateText
  galleries: GalleryCard[]
  paging: Paging
}

export interface GalleryPicture extends Picture {
  date: DateText
  caption: string
  /** What the drawing shows, for who cannot see it. */
  alt: string
}

export interface PhotoGalleryPayload {
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
  /** On an outside site; nothing of it loads before it is asked for. */
  href: string
  /** Address of its player, where it may play on the page; null elsewhere. */
  player: string | null
  date: DateText
  /** Minutes and seconds, "04:32". */
  length: string
  speaker: string | null
  /** Whether it is told in sign language too. */
  signed: boolean
  drawing: Drawing
  transcript: Block[]
}

export interface VideoGalleryPayload {
  modified: DateText
  videos: Video[]
}

export interface Issue {
  slug: string
  version: string
  title: string
  summary: string
  released: DateText
  /** Where it is read: an outside address, or its place on the magazine's own page. */
  link: string
  drawing: Drawing
  articles: { slug: string; section: string; title: string; text: string[] }[]
}

/** Issues of the magazine, the newest first; there may be none. */
export interface MagazinePayload {
  modified: DateText
  issues: Issue[]
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
  rules: Block[]
  files: BrandFile[]
}

export interface GalleryPayloads {
  photoGalleries: PhotoGalleriesPayload
  photoGallery: PhotoGalleryPayload
  videoGallery: VideoGalleryPayload
  magazine: MagazinePayload
  brandFiles: BrandFilesPayload
}
