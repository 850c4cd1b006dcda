import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '#domain/search/query'
import { naughty } from '../../support/forms/naughty'

describe('a query', () => {
  it('is read in the three forms of its words', () => {
    expect(parseQuery('  الاتفاقيّات \u202e الإطارية ')).toEqual({
      text: 'الاتفاقيّات الإطارية',
      terms: [
        { exact: 'الاتفاقيات', folded: 'الاتفاقيات', stem: 'اتفاق' },
        { exact: 'الإطارية', folded: 'الاطاريه', stem: 'اطار' },
      ],
      isCut: false,
    })
  })

  it.each([
    ['"a" AND b*', ['a', 'and', 'b']],
    ['NEAR(a b, 2)', ['near', 'a', 'b', '2']],
    ['title:x ^y -z', ['title', 'x', 'y', 'z']],
    ['a\0b', ['ab']],
    ['كفاءة كفاءه كَفاءة', ['كفاءه']],
    ['؟ * "', []],
    ['', []],
  ])('%j has no syntax, only words', (typed, words) => {
    expect(parseQuery(typed).terms.map(({ folded }) => folded)).toEqual(words)
  })

  it.each([
    ['200 letters', 'ب'.repeat(200), 200, 1, false],
    ['201 letters', 'ب'.repeat(201), 200, 1, true],
    ['12 words', 'a b c d e f g h i j k l', 23, 12, false],
    ['13 words', 'a b c d e f g h i j k l m', 25, 12, true],
    ['10 kB', 'word '.repeat(2_000), 199, 1, true],
  ])('of %s is cut where it is too long', (_, typed, length, terms, isCut) => {
    const query = parseQuery(typed)
    expect([query.text.length, query.terms.length, query.isCut]).toEqual([length, terms, isCut])
  })

  it('of anything at all keeps its limits, and is the same when read again', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom(...naughty.map(([, text]) => text)),
    )
    fc.assert(
      fc.property(texts, (typed) => {
        const query = parseQuery(typed)
        expect(query.text.isWellFormed()).toBe(true)
        expect(query.terms.length).toBeLessThanOrEqual(12)
        for (const { exact, folded, stem } of query.terms) {
          expect(`${exact}${folded}${stem}`).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
        }
        expect(parseQuery(query.text)).toEqual({ ...query, isCut: expect.any(Boolean) })
      }),
    )
  })
})
