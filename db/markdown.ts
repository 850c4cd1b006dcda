import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, Inline } from '#domain/content/block'
import type { Locale } from '#domain/locale'
import { readHeading } from './markdown-heading'
import { readHref } from './markdown-link'
import { MarkdownRefusal, refuse } from './markdown-refusal'

/**
 * Markdown as a tree of blocks. Throws `MarkdownRefusal`, with the line, for what a page cannot
 * draw: raw HTML, pictures, emphasis, rules; a heading without its `{#id}`; a link to nowhere.
 */
export function readMarkdown(source: string, locale: Locale): Block[] {
  const tree = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const ids = new Set<string>()
  const anchors: { id: string; node: Nodes }[] = []

  function readBlock(node: RootContent): Block {
    switch (node.type) {
      case 'heading': {
        const heading = readHeading(node, readInlines(node.children))
        if (ids.has(heading.id)) refuse(node, `the id "${heading.id}" stands twice`)
        ids.add(heading.id)
        return heading
      }
      case 'paragraph':
        return { type: 'paragraph', children: readInlines(node.children) }
      case 'list':
        return {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.map(readBlock)),
        }
      case 'blockquote':
        return { type: 'quote', children: node.children.map(readBlock) }
      case 'table': {
        const rows = node.children.map((row) =>
          row.children.map((cell) => readInlines(cell.children)),
        )
        return { type: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
      }
      default:
        return refuse(node, `${node.type} is not allowed`)
    }
  }

  function readInlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.map(readInline)
  }

  function readInline(node: PhrasingContent): Inline {
    switch (node.type) {
      case 'text':
        return { type: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }
      case 'inlineCode':
        return { type: 'code', text: node.value }
      case 'strong':
        return { type: 'strong', children: readInlines(node.children) }
      case 'link': {
        if (node.url.startsWith('#')) anchors.push({ id: node.url.slice(1), node })
        return { type: 'link', href: readHref(node, locale), children: readInlines(node.children) }
      }
      default:
        return refuse(node, `${node.type} is not allowed`)
    }
  }

  const blocks = tree.children.map(readBlock)
  for (const { id, node } of anchors)
    if (!ids.has(id)) refuse(node, `no heading has the id "${id}"`)
  if (blocks.length === 0) throw new MarkdownRefusal('Text is missing')
  return blocks
}
