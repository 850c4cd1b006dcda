import { describe, expect, it } from 'vitest'
import { foldText, normaliseText, splitWords } from '#domain/text/fold-text'
import { naughty } from '../../support/forms/naughty'

const spellings: [what: string, text: string][] = [
  ['as written', 'كفاءة الإنفاق'],
  ['without hamza and with ha', 'كفاءه الانفاق'],
  ['with vowel marks', 'كَفَاءَةُ الْإِنْفَاقِ'],
  ['with tatweel', 'كفـــاءة الإنفـــاق'],
  ['in presentation forms', 'ﻛﻔﺎﺀﺓ ﺍﻹﻧﻔﺎﻕ'],
  ['with a decomposed hamza', 'كفاءة الإنفاق'.normalize('NFD')],
  ['with bidi marks', '\u200fكفاءة\u200f \u202bالإنفاق\u202c'],
  ['with isolated marks of presentation', 'كفاءة\ufe76 الإنفاق'],
]

describe('folding', () => {
  it.each(spellings)('gives one text for a phrase %s', (_, text) => {
    expect(foldText(text)).toBe('كفاءه الانفاق')
  })

  it.each([
    ['٢٠٢٤ and ۲۰۲۴', '2024 and 2024'],
    ['مستشفى', 'مستشفي'],
    ['مسؤول مسئول مسءول', 'مسول مسول مسول'],
    ['شؤون شئون رؤوس رءوس', 'شون شون روس روس'],
    ['مبادئ مبادىء', 'مبادي مبادي'],
    ['Évaluation ＡＢＣ', 'evaluation abc'],
    ['one\0two\nthree', 'one two three'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each([
    ['ھيئة ہيئة ەيئة هيئۃ', 'هيئة'],
    ['کفاءة ڪفاءة', 'كفاءة'],
    ['عقدی عقدې عقدے عقدى', 'عقدي'],
  ])('gives one text for the letters of other keyboards in %j', (text, usual) => {
    const words = text.split(' ').map(foldText)
    expect(new Set(words)).toEqual(new Set([foldText(usual)]))
  })

  it('of a folded text changes nothing, whatever it is', () => {
    for (const [, text] of naughty) expect(foldText(foldText(text))).toBe(foldText(text))
    expect(naughty.length).toBeGreaterThan(40)
  })
})

describe('normalising', () => {
  it.each(spellings)('keeps the letters of a phrase %s', (what, text) => {
    const isRespelt = what === 'without hamza and with ha'
    expect(normaliseText(text)).toBe(isRespelt ? 'كفاءه الانفاق' : 'كفاءة الإنفاق')
  })
})

describe('words', () => {
  it.each([
    ['The Authority’s 2024 report (PDF/A)', ['The', 'Authority', '2024', 'report', 'PDF', 'A']],
    ['«كفاءة الإنفاق»، ما هي؟', ['كفاءة', 'الإنفاق', 'ما', 'هي']],
    ['"*^- NEAR(', ['NEAR']],
    ['…', []],
  ])('of %j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})
