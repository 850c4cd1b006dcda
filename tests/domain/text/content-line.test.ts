import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText, joinLines } from '#domain/text/content-lines'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('\n', '\r', '\r\n', '\\', ',', ';', ':', '\t', '\u0000', '\u0085'),
      fc.constantFrom('تدريب مشرفي الصيانة على قراءة العقود', '👨‍👩‍👧‍👦', 'ﷺ'),
      fc.constantFrom(...naughty.map(([, text]) => text)),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join('').toWellFormed())

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const readText = (text: string) =>
  text.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))

describe('a value', () => {
  it('escapes what separates values, and breaks lines as \\n', () => {
    expect(escapeText('a, b; c\\d: "e"\r\nf\rg\nh')).toBe('a\\, b\\; c\\\\d: "e"\\nf\\ng\\nh')
  })

  it('holds no control character, and is read back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeText(text)
        const clean = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
        expect(escaped).not.toMatch(/\p{Cc}/u)
        expect(readText(escaped)).toBe(clean)
      }),
      runs,
    )
  })
})

describe('lines', () => {
  it('have at most 75 octets each, and are the same again when joined', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
        const lines = texts.map((text) => `NOTE:${escapeText(text)}`)
        const text = joinLines(lines)
        expect(text.split('\r\n').filter((line) => octets(line) > 75)).toEqual([])
        expect(text).toBe(text.toWellFormed())
        expect(unfold(text)).toBe(lines.map((line) => `${line}\r\n`).join(''))
      }),
      runs,
    )
  })

  it('are as long as they may be', () => {
    const [first, second] = joinLines(['ب'.repeat(60)]).split('\r\n')
    expect([octets(first ?? ''), octets(second ?? '')]).toEqual([74, 47])
  })
})
