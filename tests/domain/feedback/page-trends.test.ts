import { expect, it } from 'vitest'
import { rankByNo } from '#domain/feedback/usefulness'

const row = (page: string, week: number, answer: 'yes' | 'no', total: number) => ({
  page,
  week,
  answer,
  total,
})

it('ranks pages by negative votes, with their share week by week', () => {
  const rows = [
    row('faq', 0, 'yes', 3),
    row('faq', 0, 'no', 1),
    row('faq', 7, 'no', 1),
    row('contact', 2, 'no', 5),
    row('contact', 2, 'yes', 5),
    row('liked', 1, 'yes', 9),
    row('also', 1, 'no', 2),
  ]
  const blank = [null, null, null, null, null, null]
  const all = rankByNo(rows, 9)
  expect(all.map(({ page }) => page)).toEqual(['contact', 'also', 'faq'])
  expect(all[0]).toMatchObject({ yes: 5, no: 5, weeks: [null, null, 50, ...blank.slice(1)] })
  expect(all[2]).toMatchObject({ yes: 3, no: 2, weeks: [75, ...blank, 0] })
  expect(rankByNo(rows, 1)).toHaveLength(1)
})
