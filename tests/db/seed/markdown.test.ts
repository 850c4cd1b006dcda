import { describe, expect, it } from 'vitest'
import { readMarkdown } from '#db/seed/markdown'

const text = (value: string) => ({ type: 'text', text: value })

describe('Markdown', () => {
  it('becomes headings with written ids, paragraphs and lists', () => {
    const source = '## حقوقك {#rights}\n\nلك أن **تعلم**\nوأن تطّلع.\n\n1. أولًا\n2. ثانيًا'
    expect(readMarkdown(source, 'ar')).toEqual([
      { type: 'heading', id: 'rights', level: 2, children: [text('حقوقك')] },
      {
        type: 'paragraph',
        children: [
          text('لك أن '),
          { type: 'strong', children: [text('تعلم')] },
          text(' وأن تطّلع.'),
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [
          [{ type: 'paragraph', children: [text('أولًا')] }],
          [{ type: 'paragraph', children: [text('ثانيًا')] }],
        ],
      },
    ])
  })

  it('becomes tables, quotes and code', () => {
    expect(readMarkdown('| A | B |\n|---|---|\n| `c` | d |\n\n> e', 'en')).toEqual([
      {
        type: 'table',
        head: [[text('A')], [text('B')]],
        rows: [[[{ type: 'code', text: 'c' }], [text('d')]]],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: [text('e')] }] },
    ])
  })

  it.each([
    ['ar', '/faq', '/faq'],
    ['en', '/faq', '/en/faq'],
    ['en', '/', '/en'],
    ['en', '/privacy-policy#rights', '/en/privacy-policy#rights'],
    ['en', 'mailto:care@example.com', 'mailto:care@example.com'],
    ['en', '/files/brand/logo-ar.svg', '/files/brand/logo-ar.svg'],
  ] as const)('links to the page of its own language (%s %s)', (locale, written, href) => {
    expect(readMarkdown(`[x](${written})`, locale)).toEqual([
      { type: 'paragraph', children: [{ type: 'link', href, children: [text('x')] }] },
    ])
  })

  it.each([
    ['raw HTML in a line', 'a <b>c</b>', 'line 1: html is not allowed'],
    ['a block of raw HTML', 'a\n\n<script>alert(1)</script>', 'line 3: html is not allowed'],
    ['a picture', '![x](/y.png)', 'line 1: image is not allowed'],
    ['emphasis', '*a*', 'line 1: emphasis is not allowed'],
    ['a rule', 'a\n\n---', 'line 3: thematicBreak is not allowed'],
    ['a first-level heading', '# A {#a}', 'line 1: a heading must have level 2 or 3'],
    ['a heading without an id', '## A', 'line 1: the heading needs an {#id} at its end'],
    ['an id that stands twice', '## A {#a}\n\n## B {#a}', 'line 3: the id "a" is used twice'],
    [
      'an id of the frame',
      '## A {#tools}',
      'line 1: the page layout uses the id "tools": choose another',
    ],
    ['an anchor to nothing', '[a](#b)', 'line 1: no heading has the id "b"'],
    ['a page that does not stand', '[a](/nowhere)', 'line 1: there is no page at "/nowhere"'],
    [
      'a brand file that does not exist',
      '[a](/files/brand/logo.exe)',
      'line 1: there is no page at "/files/brand/logo.exe"',
    ],
    [
      'a script',
      '[a](javascript:alert(1))',
      'line 1: the link "javascript:alert(1)" must begin with /, #, https://, mailto: or tel:',
    ],
    [
      'an unencrypted address',
      '[a](http://b.example.com)',
      'line 1: the link "http://b.example.com" must begin with /, #, https://, mailto: or tel:',
    ],
    ['nothing', '  \n', 'Text is missing'],
  ])('is refused with its line: %s', (_, source, reason) => {
    expect(() => readMarkdown(source, 'ar')).toThrow(reason)
  })
})
