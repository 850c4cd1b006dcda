import { describe, expect, it } from 'vitest'
import { ar } from '#domain/messages/ar'
import { en } from '#domain/messages/en'

describe('plural forms', () => {
  it.each([
    [0, 'أيام', 'days'],
    [1, 'يوم', 'day'],
    [2, 'يومان', 'days'],
    [3, 'أيام', 'days'],
    [11, 'يومًا', 'days'],
    [100, 'يوم', 'days'],
  ])('of a day follow each language for %d', (count, arabic, english) => {
    expect(ar.plurals.days({ count })).toBe(arabic)
    expect(en.plurals.days({ count })).toBe(english)
  })

  it.each([
    [0, 'أقل من دقيقة قراءة'],
    [1, 'دقيقة قراءة واحدة'],
    [2, 'دقيقتا قراءة'],
    [3, '3 دقائق قراءة'],
    [11, '11 دقيقة قراءة'],
    [100, '100 دقيقة قراءة'],
  ])('carry the number where Arabic says it: %d', (count, arabic) => {
    expect(ar.plurals.readingMinutes({ count })).toBe(arabic)
  })
})
