import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInstant } from '#domain/dates/calendar'
import { runs } from '../../support/sample'

describe('an instant', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00+03:00', '2025-12-31T21:00:00.000Z'],
    ['2026-01-01T00:00:00+0300', '2025-12-31T21:00:00.000Z'],
    ['2026-01-01T00:00:00+03', '2025-12-31T21:00:00.000Z'],
    ['2026-01-01 00:00:00 -0330', '2026-01-01T03:30:00.000Z'],
    ['2028-02-29T23:59:59.123456789Z', '2028-02-29T23:59:59.123Z'],
  ])('%s is %s', (text, expected) => {
    expect(new Date(parseInstant(text)).toISOString()).toBe(expected)
  })

  it.each([
    ['2026-02-31T00:00:00Z'],
    ['2027-02-29T00:00:00+03'],
    ['2026-13-01T00:00:00Z'],
    ['2026-01-01T25:00:00Z'],
    ['2026-01-01T00:00:00'],
    ['2026-01-01'],
    ['yesterday'],
    [''],
  ])('is not %j', (text) => {
    expect(parseInstant(text)).toBeNaN()
  })

  it('is read back from its own text', () => {
    const instants = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (at) => {
        expect(parseInstant(at.toISOString())).toBe(at.getTime())
      }),
      runs,
    )
  })
})
