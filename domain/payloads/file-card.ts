import type { documentLanguages } from '../content/media/document'

/** A file for download. */
export interface FileCard {
  title: string
  href: string
  /** Its ending in capitals: PDF. */
  type: string
  size: string
  language: (typeof documentLanguages)[number]
}
