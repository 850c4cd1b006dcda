import type { ContactChannels } from '#domain/payloads/channels'
import type { Locale } from '#domain/site/locale'

export interface CardPayload {
  /** Both languages, the page's first. */
  words: { locale: Locale; name: string; address: string | null; hours: string | null }[]
  channels: ContactChannels
  /** Last change of the card's data (epoch ms). */
  changed: number
  /** QR code of the card: modules per side, and the dark modules as an SVG path. */
  code: { size: number; path: string }
}
