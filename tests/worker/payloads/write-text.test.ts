import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { Block, Inline } from '#domain/content/block'
import { markup } from '#domain/text/markup'
import { writeBlocks } from '#worker/payloads/text/write-text'
import { findTag, textOf, unescapeHtml } from '../../support/html'
import { runs } from '../../support/sample'

const depsOf = (locale: 'ar' | 'en') => ({ locale, t: translators[locale] })
const write = (blocks: Block[], locale: 'ar' | 'en' = 'en') =>
  writeBlocks(blocks, depsOf(locale)).text
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children })
const text = (of: string): Inline => ({ type: 'text', text: of })

describe('markup', () => {
  it('takes any text as text, between tags and in attributes, and gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (of) => {
        const { text: written } = markup`<p title="${of}">${of}</p>`
        const [, title = '', inside = ''] = /^<p title="([^"]*)">([^<>]*)<\/p>$/.exec(written) ?? []
        expect([title, inside].map(unescapeHtml)).toEqual([of, of])
      }),
      runs,
    )
  })

  it('leaves out what is not there, and sets lists and other markup in as they are', () => {
    const parts = [markup`<b>${'<'}</b>`, ['a', [markup`&amp;`]]]
    expect(markup`${parts}${undefined}${false}${''}`.text).toBe('<b>&lt;</b>a&amp;')
  })
})

describe('running text', () => {
  it('stands in the elements of its blocks', () => {
    const list = (ordered: boolean): Block => ({
      type: 'list',
      ordered,
      items: [[paragraph(text('one'))], [paragraph(text('two')), paragraph(text('more'))]],
    })
    expect(
      write([
        { type: 'heading', id: 'a', level: 2, children: [text('A & B')] },
        list(false),
        list(true),
        { type: 'quote', children: [paragraph(text('said'))] },
      ]),
    ).toBe(
      '<h2 id="a">A &amp; B</h2>' +
        '<ul class="bullets"><li>one</li><li><p>two</p><p>more</p></li></ul>' +
        '<ol class="numbers"><li>one</li><li><p>two</p><p>more</p></li></ol>' +
        '<blockquote><p>said</p></blockquote>',
    )
  })

  it('keeps a day with its month in one line, and no other number with a word', () => {
    const html = write([paragraph(text('From 2 November 2026 March on, 3 times. May 5 may pass.'))])
    expect(html).toBe('<p>From 2\u00a0November 2026 March on, 3 times. May 5 may pass.</p>')
    expect(write([paragraph(text('حتى 30 يناير 2027، 3 مارستها.'))], 'ar')).toBe(
      '<p>حتى 30\u00a0يناير 2027، 3 مارستها.</p>',
    )
  })

  it('has its tables in a frame that is named and reached by key', () => {
    const html = write([
      {
        type: 'table',
        head: [[text('Name')], [text('"Kept"')], [text('Since')]],
        rows: [[[text('a')], [text('b')], [text('c')]]],
      },
    ])
    expect(findTag(html, 'section')?.attributes).toMatchObject({
      class: 'table-wrap stacked-table',
      tabindex: '0',
    })
    expect(findTag(html, 'section')?.attributes['aria-label']).toContain('Name - "Kept" - Since')
    expect(html).toContain(
      '<tr><th scope="row">a</th><td data-column="&quot;Kept&quot;">b</td><td data-column="Since">c</td></tr>',
    )
  })

  it('names the only column beside the names of the rows too', () => {
    const html = write([
      { type: 'table', head: [[text('Name')], [text('Kept')]], rows: [[[text('a')], [text('b')]]] },
    ])
    expect(html).toContain('<td data-column="Kept">b</td>')
  })

  it('tells words of the other language, addresses and links that leave', () => {
    expect(write([paragraph(text('منصة Etimad الرقمية'))], 'ar')).toBe(
      '<p>منصة <span lang="en" dir="ltr">Etimad</span> الرقمية</p>',
    )
    const link = (href: string): Inline => ({ type: 'link', href, children: [text('x')] })
    expect(write([paragraph(link('mailto:a@example.com'))])).toContain('><bdi>x</bdi></a>')
    expect(write([paragraph(link('/en/faq'))])).toBe('<p><a href="/en/faq">x</a></p>')
    const outside = write([paragraph(link('https://example.com/?a=1&b=2'))])
    expect(findTag(outside, 'a')?.attributes).toMatchObject({
      href: 'https://example.com/?a=1&b=2',
      rel: 'noopener',
    })
    expect(textOf(outside, 'span')).toBe(translators.en('link.outside').trim())
  })
})
