import type { arGallery } from '../ar/gallery'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enGallery = {
  gallery: {
    lead: 'The authority’s events in illustrations, each with the figures behind it.',
    drawn:
      'These are illustrations, not photographs. The figures were recorded at the event and after it.',
    licence:
      'You may publish these illustrations and captions if you credit the Expenditure and Projects Efficiency Authority.',
    others: 'Other albums',
    all: 'All albums',
    empty:
      'No albums are published at present. Read about the authority’s events in the media centre.',
    count: ({ count }) => plural('en', count, { one: '# illustration', other: '# illustrations' }),
  },
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
  magazine: {
    name: 'Kafaa',
    lead: 'A magazine twice a year: features, figures and interviews on spending public money well.',
    soon: 'Soon...',
    issue: 'Issue {{number}}',
    cover: 'On the cover',
    current: 'Current issue',
    previous: 'Previous issues',
    read: 'Read the issue',
    contents: 'In this issue',
  },
  brand: {
    groups: {
      logo: 'Logo',
      symbol: 'Icon and star',
      pattern: 'Patterns',
      colour: 'Colours',
    },
    index: 'On this page',
    rules: 'How to use them',
    count: ({ count }) => plural('en', count, { one: '# file', other: '# files' }),
    download: 'Download',
    pixels: '{{width}} × {{height}} pixels',
    bytes: '{{size}} bytes',
    kilobytes: '{{size}} KB',
    swatches: 'Brand colours and their values',
    uses: {
      label: 'Logo rules illustrated',
      right: 'Right',
      wrong: 'Wrong',
      space: 'Leave clear space of a quarter of the logo’s height on all sides.',
      smallest: 'Smallest size on screen: 32 pixels high.',
      white: 'Use the white version on deep green.',
      stretched: 'Do not change the proportions.',
      recoloured: 'Do not change the colours.',
      shadow: 'Do not add a shadow or a frame.',
    },
  },
} as const satisfies Shape<typeof arGallery>
