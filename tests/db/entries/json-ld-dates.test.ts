import { expect, it } from 'vitest'
import { jsonLdDates } from '#worker/payloads/loaders/media/json-ld-dates'

const at = (iso: string) => Date.parse(iso)

it.each([
  ['the day it is noted for', '2025-02-19', '2025-02-19T00:00:00+03:00', '2025-02-19'],
  ['the day in Riyadh, not in Greenwich', '2025-02-19', '2025-03-01T02:00:00+03:00', '2025-03-01'],
  ['never before publication', '2025-02-19', '2025-02-18T23:59:59+03:00', '2025-02-19'],
])('a change is dated %s', (_, published, changed, dateModified) => {
  expect(jsonLdDates({ published, updatedAt: at(changed) })).toEqual({
    datePublished: published,
    dateModified,
  })
})

it('what was never published on a day has only its change', () => {
  expect(jsonLdDates({ published: null, updatedAt: at('2026-01-01T00:00:00+03:00') })).toEqual({
    dateModified: '2026-01-01',
  })
})
