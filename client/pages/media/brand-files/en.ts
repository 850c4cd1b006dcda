import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arBrandFiles } from './ar'

export const enBrandFiles = {
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
} as const satisfies Shape<typeof arBrandFiles>
