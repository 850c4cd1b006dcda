import { expect, it } from 'vitest'
import { splitAtHeadings } from '#client/pages/media/press-item'
import type { TextPart } from '#domain/payloads/text-part'

const paragraph = (html: string): TextPart => ({ tag: 'p', html })
const heading = (id: string): TextPart => ({ tag: 'h2', id, html: id })

it('parts a text before each heading of the second level', () => {
  const [first, second, third] = [paragraph('1'), paragraph('2'), paragraph('3')]
  const below: TextPart = { tag: 'h3', id: 'below', html: 'below' }
  const text = [first, heading('a'), second, below, heading('b'), third]
  expect(splitAtHeadings(text)).toEqual({
    intro: [first],
    sections: [
      { heading: [heading('a')], text: [second, below] },
      { heading: [heading('b')], text: [third] },
    ],
  })
})

it('has no text before a heading that comes first', () => {
  expect(splitAtHeadings([heading('a')])).toEqual({
    intro: [],
    sections: [{ heading: [heading('a')], text: [] }],
  })
})
