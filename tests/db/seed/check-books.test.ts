import { describe, expect, it } from 'vitest'
import { checkBooks } from '#db/seed/check-records'
import { siteContent } from '../../support/content'

const { rows } = siteContent()
type Change = (body: Record<string, unknown>) => Record<string, unknown>

function changed(kind: string, slug: string, change: Change) {
  return rows.map((row) =>
    row.kind === kind && row.slug === slug
      ? { ...row, body: change(row.body as Record<string, unknown>) }
      : row,
  )
}

describe('books and chapters', () => {
  it('stand as they are', () => {
    expect(checkBooks(rows)).toEqual([])
  })

  it.each([
    [
      'a chapter below none',
      'chapter',
      'procurement-planning-needs',
      (body: object) => ({ ...body, path: 'wants' }),
      ['chapter/procurement-planning-estimating.yaml: path: There is no chapter "needs"'],
    ],
    [
      'two chapters at one address',
      'chapter',
      'procurement-planning-market',
      (body: object) => ({ ...body, path: 'needs' }),
      ['chapter/procurement-planning-market.yaml: path: Another chapter of the book has this path'],
    ],
    [
      'a form without fields',
      'book',
      'need-statement-form',
      (body: object) => ({ ...body, fields: [] }),
      [
        'book/need-statement-form.yaml: fields: A book of type "form" needs fields, and no other type may have them',
      ],
    ],
  ])('are refused with %s', (_, kind, slug, change, problems) => {
    const found = checkBooks(changed(kind, slug, change))
    expect(found.map(({ path, field, reason }) => `${path}: ${field}: ${reason}`)).toEqual(problems)
  })
})
