import type { arGallery } from '../ar/gallery'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enGallery = {
  gallery: {
    lead: 'The authority’s events in numbers: each drawing states one fact, and each of its marks is a seat, an idea or a day that was counted.',
    drawn:
      'These are drawings, not photographs: each mark is one of what the caption below it counts, as recorded at the event.',
    licence:
      'You may publish these drawings and their captions, naming the Expenditure and Projects Efficiency Authority as the source.',
    others: 'Other albums',
    all: 'All albums',
    empty:
      'No albums are published at present. Read about the authority’s events in the media centre.',
    count: ({ count }) => plural('en', count, { one: '# drawing', other: '# drawings' }),
  },
  video: {
    lead: 'Short clips about the authority’s work and what entities have tried, each with a written summary you can read instead.',
    latest: 'Latest clip',
    more: 'More clips',
    index: 'Clips on this page',
    play: 'Play:',
    length: 'Length',
    signed: 'With sign language',
    chapters: 'Chapters',
    transcript: 'What is shown and said',
    privacy: 'Nothing loads from the video site before you press play.',
    empty:
      'No clips are published at present. Read about the authority’s work in the media centre.',
  },
  magazine: {
    name: 'Kafaa',
    lead: 'A semi-annual magazine on how public money achieves its purpose: features, numbers, experiences and interviews.',
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
    swatches: 'Colours of the brand and their values',
    uses: {
      label: 'Rules of the logo in pictures',
      right: 'Right',
      wrong: 'Wrong',
      space: 'Clear space of a quarter of its height on all sides.',
      smallest: 'The smallest size on screen: 32 pixels high.',
      white: 'The white version on deep green.',
      stretched: 'Other proportions.',
      recoloured: 'Other colours.',
      shadow: 'A shadow or a frame.',
    },
  },
} as const satisfies Shape<typeof arGallery>
