import { describe, expect, it } from 'vitest'
import { findPreviewColumn, rowsToPreview } from '#domain/datasets/rows'

describe('a column of a preview', () => {
  const columns = ['title', 'title_ar', 'title_en', 'value'].map((name) => ({ name }))

  it('is the one in the language of the page, if the dataset has it in both', () => {
    expect(findPreviewColumn(columns, 'title', 'ar')).toEqual({ name: 'title_ar' })
    expect(findPreviewColumn(columns, 'title', 'en')).toEqual({ name: 'title_en' })
    expect(findPreviewColumn(columns, 'value', 'en')).toEqual({ name: 'value' })
    expect(findPreviewColumn(columns, 'unit', 'en')).toBeUndefined()
  })
})

describe('the rows of a preview', () => {
  const [open, closed] = [
    { count: 7, withheld: false },
    { count: null, withheld: true },
  ]

  it('have their numbers, unless all are withheld', () => {
    expect(rowsToPreview([closed, open, closed])).toEqual([open])
    expect(rowsToPreview([closed])).toEqual([closed])
    expect(rowsToPreview([{ count: 1 }])).toEqual([{ count: 1 }])
  })
})
