import type { Shape } from '#domain/messages/shape'
import type { arYoutube } from './ar'

export const enYoutube = {
  channel: {
    open: 'Open the channel',
    gallery: 'Video gallery',
    play: 'Play:',
    length: 'Length',
    empty: 'No videos are published at present. Read about the authority’s work in the news.',
  },
} as const satisfies Shape<typeof arYoutube>
