import { describe, expect, it } from 'vitest'
import { element, textElement, xmlDocument } from '#worker/render/xml'
import { childText, readXml } from '../../support/xml'

describe('what is written as XML', () => {
  it.each([
    ['markup', '<b>&amp;</b> & "so on" ]]> <!-- -->'],
    ['Arabic and marks', 'كفاءة «الإنفاق»، ١٢٣'],
    ['a face', 'a \u{1f600} b'],
  ])('reads back as it was: %s', (_, text) => {
    const written = element('a', { title: text }, [textElement('b', text)])
    const read = readXml(xmlDocument(written))
    expect([childText(read, 'b'), read.attributes.title]).toEqual([text, text])
  })

  it('leaves out what XML cannot say', () => {
    const read = readXml(xmlDocument(textElement('a', 'x\u0000\u0008\ud800y\ufffe\u001bz\n')))
    expect(read.text).toBe('xyz\n')
  })

  it('leaves out attributes that say nothing', () => {
    expect(element('a', { b: null, c: undefined, d: '' })).toBe('<a d=""/>')
  })
})
