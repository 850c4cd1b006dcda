import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, Inline } from '#domain/content/block'
import type { Locale } from '#domain/site/locale'
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
  const reading: Reading = { locale, ids: new Set(), anchors: [] }
  const blocks = tree.children.map((node) => readBlock(node, reading))
  for (const { id, node } of reading.anchors)
    if (!reading.ids.has(id)) refuse(node, `no heading has the id "${id}"`)
  if (blocks.length === 0) throw new MarkdownRefusal('Text is missing')
  return blocks
}

/** What is known of one text while it is read. */
interface Reading {
  locale: Locale
  ids: Set<string>
  anchors: { id: string; node: Nodes }[]
}

function readBlock(node: RootContent, reading: Reading): Block {
  switch (node.type) {
    case 'heading': {
      const heading = readHeading(node, readInlines(node.children, reading))
      if (reading.ids.has(heading.id)) refuse(node, `the id "${heading.id}" stands twice`)
      reading.ids.add(heading.id)
      return heading
    }
    case 'paragraph':
      return { type: 'paragraph', children: readInlines(node.children, reading) }
    case 'list': {
      const items = node.children.map((item) => readBlocks(item.children, reading))
      return { type: 'list', ordered: node.ordered === true, items }
    }
    case 'blockquote':
      return { type: 'quote', children: readBlocks(node.children, reading) }
    case 'table': {
      const rows = node.children.map((row) =>
        row.children.map((cell) => readInlines(cell.children, reading)),
      )
      return { type: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
    }
    default:
      return refuse(node, `${node.type} is not allowed`)
  }
}

function readBlocks(nodes: readonly RootContent[], reading: Reading): Block[] {
  return nodes.map((node) => readBlock(node, reading))
}

function readInlines(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  return nodes.map((node) => readInline(node, reading))
}

function readInline(node: PhrasingContent, reading: Reading): Inline {
  switch (node.type) {
    case 'text':
      return { type: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'strong':
      return { type: 'strong', children: readInlines(node.children, reading) }
    case 'link': {
      const { url, children } = node
      if (url.startsWith('#')) reading.anchors.push({ id: url.slice(1), node })
      const href = readHref(node, reading.locale)
      return { type: 'link', href, children: readInlines(children, reading) }
    }
    default:
      return refuse(node, `${node.type} is not allowed`)
  }
}
