import { expect, it } from 'vitest'
import type { EntryRow } from '#db/entry-file'
import { placeQuestionLinks } from '#db/question-links'

const row = (kind: EntryRow['kind'], slug: string, body: unknown, position = 0): EntryRow => ({
  ...{ kind, slug, locale: 'ar', title: slug, updatedAt: 0, position, body },
})
const link = (href: string) => ({ answer: [{ type: 'link', href }] })

it('brings a link to a question to the page of its category that has it', () => {
  const questions = Array.from({ length: 12 }, (_, at) =>
    row('question', `q-${at}`, { category: 'requests', answer: [] }, at),
  )
  const asking = row('policy', 'p', {
    ...link('/faq#q-3'),
    more: [link('/en/faq#q-11'), link('/faq#requests'), link('/faq#nobody'), link('/faq')],
  })
  const placed = placeQuestionLinks([
    ...questions,
    row('question-category', 'requests', {}),
    asking,
  ])
  expect(placed.at(-1)?.body).toEqual({
    ...link('/faq?category=requests#q-3'),
    more: [
      link('/en/faq?category=requests&page=2#q-11'),
      link('/faq?category=requests'),
      link('/faq#nobody'),
      link('/faq'),
    ],
  })
})
