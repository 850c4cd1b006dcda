import type { Block } from '#domain/content/block'
import { inlineText } from '#domain/content/plain-text'
import { type Markup, markup } from '#domain/text/markup'
import { type BlockPart, tagOf } from './block-part'
import { writeInlines } from './write-inlines'
import { nameTable, writeTable } from './write-table'
import type { WritingScope } from './writing-scope'

type Part = Omit<BlockPart, 'tag' | 'inside'> & { inside: Markup }

/** Running text as parts that React renders. */
export function blockParts(of: readonly Block[], scope: WritingScope): BlockPart[] {
  return of.map((block, at) => {
    const part = partOf(block, scope, headingAbove(of, at))
    return { ...part, tag: tagOf(block), inside: { __html: part.inside.text } }
  })
}

/** Running text inside other markup. */
export function writeBlocks(of: readonly Block[], scope: WritingScope): Markup {
  return markup`${of.map((block, at) => writeBlock(block, scope, headingAbove(of, at)))}`
}

function headingAbove(of: readonly Block[], at: number): string | undefined {
  const heading = of.slice(0, at).findLast(({ type }) => type === 'heading')
  return heading?.type === 'heading' ? inlineText(heading.children) : undefined
}

function partOf(block: Block, scope: WritingScope, heading: string | undefined): Part {
  switch (block.type) {
    case 'heading':
      return { id: block.id, inside: writeInlines(block.children, scope) }
    case 'paragraph':
      return { inside: writeInlines(block.children, scope) }
    case 'list':
      return {
        className: block.ordered ? 'numbers' : 'bullets',
        inside: markup`${block.items.map((item) => writeItem(item, scope))}`,
      }
    case 'quote':
      return { inside: writeBlocks(block.children, scope) }
    case 'table':
      return {
        className: 'table-wrap stacked-table',
        label: nameTable(block, heading, scope),
        inside: writeTable(block, scope),
      }
  }
}

function writeBlock(block: Block, scope: WritingScope, heading?: string): Markup {
  const { id, className, label, inside } = partOf(block, scope, heading)
  const tag = tagOf(block)
  const attributes = [
    id && markup` id="${id}"`,
    className && markup` class="${className}"`,
    label && markup` aria-label="${label}" tabindex="0"`,
  ]
  return markup`<${tag}${attributes}>${inside}</${tag}>`
}

/** An item of one paragraph is written without the paragraph. */
function writeItem(of: readonly Block[], scope: WritingScope): Markup {
  const [first] = of
  const isLine = of.length === 1 && first?.type === 'paragraph'
  const inside = isLine ? writeInlines(first.children, scope) : writeBlocks(of, scope)
  return markup`<li>${inside}</li>`
}
