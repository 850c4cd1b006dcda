import type { arArticle } from '../ar/article'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enArticle = {
  article: {
    version: 'Version {{number}}',
    effective: 'In force since',
    request: 'Request information',
    answers: 'Outcomes of requests in the disclosure log:',
    history: 'Change history',
    tableRows: ({ count }) =>
      `Read the table: ${plural('en', count, { one: '# row', other: '# rows' })}`,
    readAloud: 'Listen to the text',
    stopReading: 'Stop reading',
    readingMinutes: ({ count }) =>
      plural('en', count, { one: '#-minute read', other: '#-minute read' }),
    minutes: ({ count }) => plural('en', count, { one: '# minute', other: '# minutes' }),
  },
} as const satisfies Shape<typeof arArticle>
