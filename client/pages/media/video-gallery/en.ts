import type { Shape } from '#domain/messages/shape'
import type { arVideoGallery } from './ar'

export const enVideoGallery = {
  video: {
    lead: 'Short videos about the authority’s work and entities’ experience, each with a written summary.',
    latest: 'Latest video',
    more: 'More videos',
    index: 'Videos on this page',
    play: 'Play:',
    length: 'Length',
    signed: 'With sign language',
    chapters: 'Chapters',
    transcript: 'Summary of the video',
    privacy: 'Nothing loads from the video site until you press play.',
    empty:
      'No videos are published at present. Read about the authority’s work in the media centre.',
  },
} as const satisfies Shape<typeof arVideoGallery>
