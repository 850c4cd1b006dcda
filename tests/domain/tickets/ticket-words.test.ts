import { describe, expect, it } from 'vitest'
import { wordsOf } from '#domain/tickets/ticket-words'

describe('the words of a ticket', () => {
  it.each([
    ['hamza, ta marbuta and vowel marks', 'مُؤسَّسة الأمل', 'موسسه الامل'],
    ['the article', 'الشركة', 'شركة'],
    ['Arabic digits', 'عقد ٢٠٢٥', 'عقد 2025'],
    ['letter case and endings', 'Contracts', 'contract'],
    ['a country code', '+966 50 123 4567', '0501234567'],
    ['two zeros before it, in Arabic digits', '٠٠٩٦٦٥٠١٢٣٤٥٦٧', '050 123 4567'],
    ['dashes and brackets', '(011) 234-5678', '0112345678'],
  ])('are the same whatever %s', (_, stored, typed) => {
    expect(wordsOf(typed).length).toBeGreaterThan(0)
    expect(wordsOf(stored)).toEqual(wordsOf(typed))
  })

  it('hold each of several numbers, and short numbers as words', () => {
    const text = 'السجل 1010123456 والجوال 0501234567 والعقد رقم 4471 لسنة 1446 2025'
    for (const typed of ['1010123456', '0501234567', '4471', '1446', '2025']) {
      expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(typed)))
    }
    expect(wordsOf('1010123456 0501234567')).toHaveLength(2)
  })

  it('are each there once, without single letters, and none of an empty text', () => {
    expect(wordsOf('x, contract; contracts!')).toEqual(wordsOf('contract'))
    expect(wordsOf(' ?')).toEqual([])
  })
})
