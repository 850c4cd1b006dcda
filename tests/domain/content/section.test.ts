import { describe, expect, it } from 'vitest'
import { readMarkdown } from '#db/seed/markdown'
import { toSections } from '#domain/content/pages/page'

const sections = (source: string) => toSections(readMarkdown(source, 'en'))

describe('running text by its headings', () => {
  it('is sections with an introduction, and parts under headings of the third level', () => {
    const read = sections(
      'Before.\n\n## One {#one}\n\nIntro.\n\n- a\n\n### Part {#part}\n\nBody.\n\n## Two {#two}\n',
    )
    expect(
      read.map(({ id, title, intro, parts }) => [
        id,
        title,
        intro.map(({ type }) => type),
        parts.map((part) => [part.id, part.title, part.body.length]),
      ]),
    ).toEqual([
      ['one', 'One', ['paragraph', 'list'], [['part', 'Part', 1]]],
      ['two', 'Two', [], []],
    ])
  })

  it('leaves out a part that belongs to no section', () => {
    expect(sections('### Part {#part}\n\nBody.')).toEqual([])
  })
})
