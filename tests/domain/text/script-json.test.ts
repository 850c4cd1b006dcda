import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toScriptJson } from '#domain/text/script-json'
import { runs } from '../../support/sample'

const dangerous = ['</script>', '<!--', '<script', ']]>', '&lt;', '\u2028', '\u2029', '<', '>', '&']
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''))

describe('JSON inside a script', () => {
  it('reads back as what was written', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (value) => {
        expect(JSON.parse(toScriptJson({ ...value }))).toEqual({ ...value })
      }),
      runs,
    )
  })

  it('holds nothing that could end it or start markup', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(toScriptJson({ [text]: text })).not.toMatch(/[<>&\u2028\u2029]/)
      }),
      runs,
    )
  })
})
