import { renderChartFigure } from '#client/render-chart'
import type { Block } from '#domain/content/block'
import { inlineText } from '#domain/content/plain-text'
import type { RecordChart } from '#domain/content/record-chart'
import { createFormat } from '#domain/dates/format'
import type { TextPart } from '#domain/payloads/text-part'
import { Markup, markup } from '#domain/text/markup'
import { nameTable, type TextDeps, writeInlines, writeTable } from './write-inlines'
import { createChartWriter } from './write-record-chart'

type Part = Omit<TextPart, 'tag' | 'html'> & { inside: Markup }

/** Running text for a payload. */
export function writeText(of: readonly Block[], deps: TextDeps): TextPart[] {
  return of.map((block, at) => {
    const { inside, ...part } = partOf(block, deps, headingAbove(of, at))
    return { tag: tagOf(block), ...part, html: inside.text }
  })
}

function tagOf(block: Block): TextPart['tag'] {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? 'h2' : 'h3'
    case 'paragraph':
      return 'p'
    case 'list':
      return block.ordered ? 'ol' : 'ul'
    case 'quote':
      return 'blockquote'
    case 'chart':
      return 'figure'
    case 'table':
      return 'section'
  }
}

/** Running text inside other markup. */
export function writeBlocks(of: readonly Block[], deps: TextDeps): Markup {
  return markup`${of.map((block, at) => writeBlock(block, deps, headingAbove(of, at)))}`
}

function headingAbove(of: readonly Block[], at: number): string | undefined {
  const heading = of.slice(0, at).findLast(({ type }) => type === 'heading')
  return heading?.type === 'heading' ? inlineText(heading.children) : undefined
}

/** Content of the figure of a chart in running text, whose digits are those of the text. */
function writeTextChart(chart: RecordChart, { t, locale }: TextDeps): Markup {
  const deps = { t, format: createFormat({ locale, digits: 'latn' }) }
  const written = createChartWriter([chart], deps)(chart)
  return new Markup(written ? renderChartFigure(written, locale) : '')
}

function partOf(block: Block, deps: TextDeps, heading: string | undefined): Part {
  switch (block.type) {
    case 'heading':
      return { id: block.id, inside: writeInlines(block.children, deps) }
    case 'paragraph':
      return { inside: writeInlines(block.children, deps) }
    case 'list':
      return {
        className: block.ordered ? 'numbers' : 'bullets',
        inside: markup`${block.items.map((item) => writeItem(item, deps))}`,
      }
    case 'quote':
      return { inside: writeBlocks(block.children, deps) }
    case 'chart':
      return { className: 'text-chart', inside: writeTextChart(block.chart, deps) }
    case 'table':
      return {
        className: 'table-wrap stacked-table',
        label: nameTable(block, heading, deps),
        inside: writeTable(block, deps),
      }
  }
}

function writeBlock(block: Block, deps: TextDeps, heading?: string): Markup {
  const { id, className, label, inside } = partOf(block, deps, heading)
  const tag = tagOf(block)
  const attributes = [
    id && markup` id="${id}"`,
    className && markup` class="${className}"`,
    label && markup` aria-label="${label}" tabindex="0"`,
  ]
  return markup`<${tag}${attributes}>${inside}</${tag}>`
}

/** An item of one paragraph is written without the paragraph. */
function writeItem(of: readonly Block[], deps: TextDeps): Markup {
  const [first] = of
  const isLine = of.length === 1 && first?.type === 'paragraph'
  const inside = isLine ? writeInlines(first.children, deps) : writeBlocks(of, deps)
  return markup`<li>${inside}</li>`
}
