import type { arArticle } from '../ar/article'
import type { Shape } from '../shape'

export const enArticle = {
  article: {
    version: 'Version {{number}}',
    effective: 'In force since',
    history: 'Change history',
  },
} as const satisfies Shape<typeof arArticle>
