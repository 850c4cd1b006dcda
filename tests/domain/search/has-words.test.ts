import { describe, expect, it } from 'vitest'
import { hasWords } from '#domain/search/query'

describe('words of an address in the title or path of a page', () => {
  it.each([
    ['Framework agreements /framework-agreements', 'framwork agreement'],
    ['Value engineering', 'value enginering'],
    ['قاموس كفاءة الإنفاق /efficiency-dictionary', 'قاموس المصطلحات'],
    ['Annual report', 'annual report 2023'],
  ])('"%s" has those of "%s"', (text, searched) => {
    expect(hasWords(text, searched)).toBe(true)
  })

  it.each([
    ['Media library /media-center/media', 'newz'],
    ['How to report a fault', 'annual report figures'],
    ['New releases', 'ne'],
    ['Anything', ''],
  ])('"%s" lacks those of "%s"', (text, searched) => {
    expect(hasWords(text, searched)).toBe(false)
  })
})
