import { describe, expect, it } from 'vitest'
import type { Body, KindName } from '#domain/content/kinds'
import { siteContent } from '../../support/content'

const { rows } = siteContent()

function records<K extends KindName>(kind: K) {
  return rows
    .filter((row) => row.kind === kind && row.locale === 'ar')
    .map(({ slug, date, body }) => ({ slug, first: date ?? '', body: body as Body<K> }))
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

describe('records with days and hours', () => {
  it.each(records('programme'))(
    'programme $slug is applied for, begins and ends in order',
    ({ first, body }) => {
      expect([body.registration, first, body.last].toSorted()).toEqual([
        body.registration,
        first,
        body.last,
      ])
      expect(body.hours.from < body.hours.to).toBe(true)
      expect([weekday(first), weekday(body.last)].every((day) => day <= 4)).toBe(true)
    },
  )

  it.each(records('maintenance'))('maintenance $slug ends after it begins', ({ first, body }) => {
    const { from, until } = body
    if (until) expect(`${first} ${from}` < `${until.day} ${until.time}`).toBe(true)
    else expect(body.planned).toBe(false)
  })

  it.each(records('service-level'))(
    'results of $slug are of months in order, each once',
    ({ body }) => {
      const months = body.results.map(({ month }) => month)
      expect([...new Set(months)].toSorted()).toEqual(months)
    },
  )
})
