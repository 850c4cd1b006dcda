import type { KindName } from '../content/kinds'
import type { RecordState } from '../editing/record-state'
import type { Locale, LocalisedText } from '../site/locale'

/** Size limit of the file of a picture, in megabytes. */
export const pictureMegabytes = 16
/** Smaller ones would not fill the widths that every page names. */
export const minPictureWidth = 1_280
export const maxPictureSide = 12_000

/** Why the file of a picture is refused. */
export type PictureIssue =
  | 'missing'
  | 'tooLarge'
  | 'busy'
  | 'type'
  | 'animated'
  | 'pixels'
  | 'small'
  | 'broken'
  | 'unavailable'

/** A record that names a picture or a document. */
export interface FileUse {
  kind: KindName
  slug: string
  title: string
}

/** What is known of a picture at the desk. */
interface PictureFacts {
  slug: string
  title: string
  state: RecordState
  hasDraft: boolean
  width: number
  height: number
  /** Address of its file in a small size; null if it has none. */
  thumbnail: string | null
  uses: FileUse[]
}

/** Fields of the form of a new picture besides its file. */
export const pictureTexts = ['title', 'alt', 'credit'] as const
export type PictureText = (typeof pictureTexts)[number]
export type TypedPicture = Record<Locale, Record<PictureText, string>> & {
  date: string
  ornament: boolean
  people: boolean
  focus: string
}

export interface PictureFormIssues {
  file?: PictureIssue
  date?: 'day'
  /** By name and language, such as `title.ar`. */
  texts: Partial<Record<`${PictureText}.${Locale}`, 'missing' | 'long' | 'alt'>>
}

/** The places of the focus in percent, as `x-y`: a grid of three by three. */
export const focusSteps = [0, 50, 100].flatMap((y) => [0, 50, 100].map((x) => `${x}-${y}`))
export const middleFocus = '50-50'

export interface PicturesPage {
  /** Part of a title or slug, as typed. */
  text: string
  rows: PictureFacts[]
  /** There are more than the list shows. */
  hasMore: boolean
  /** `{kind}/{slug}` of the record that an upload is for; null for none. */
  record: string | null
  form: { typed: TypedPicture; issues: PictureFormIssues } | null
  /** Today, the default of the date. */
  today: string
}

/** Why the last form of a picture changed nothing. */
export type PictureProblem = PictureIssue | 'changed'

export interface PicturePage extends PictureFacts {
  alt: LocalisedText
  isOrnament: boolean
  credit: LocalisedText
  focus: { x: number; y: number }
  /** Of the text that the forms change (`versionOf`), which they send back. */
  version: number
  problem: PictureProblem | null
  /** Width of the picture in which the focus is pointed at, in CSS pixels. */
  shownWidth: number
}
