import type { arArticle } from '../ar/article'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enArticle = {
  article: {
    version: 'Version {{number}}',
    effective: 'In force since',
    history: 'Change history',
    readingMinutes: ({ count }) =>
      plural('en', count, { one: '#-minute read', other: '#-minute read' }),
  },
} as const satisfies Shape<typeof arArticle>
