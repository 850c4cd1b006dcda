import { expect, it } from 'vitest'
import { splitSections } from '#client/ui/text/split-sections.ts'
import type { TextPart } from '#domain/payloads/text-part'

const part = (tag: TextPart['tag'], html: string): TextPart => ({ tag, html })

it('a text is split at its headings, and what comes before them is its intro', () => {
  const text = [
    part('p', 'a'),
    part('h2', 'One'),
    part('p', 'b'),
    part('h3', 'c'),
    part('h2', 'Two'),
  ]
  const contents = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ]
  expect(splitSections(text, contents)).toEqual({
    intro: [text[0]],
    sections: [
      { id: 'one', title: 'One', body: [text[2], text[3]] },
      { id: 'two', title: 'Two', body: [] },
    ],
  })
})

it('a heading that is not in the contents stays in the text', () => {
  const text = [part('h2', 'One'), part('p', 'a')]
  expect(splitSections(text, [])).toEqual({ intro: text, sections: [] })
})
