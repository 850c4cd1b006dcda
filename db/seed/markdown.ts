import type { Code, Heading, Link, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import type { Block, Inline } from '#domain/content/block'
import { type RecordChart, recordChart } from '#domain/content/record-chart'
import { isBrandFilePath } from '#domain/site/brand-files'
import { documentSlugIn } from '#domain/site/document-path'
import { type Locale, localPath } from '#domain/site/locale'
import { matchRoute } from '#domain/site/routes'

/** Reason for which Markdown cannot be converted to blocks. */
export class MarkdownRefusal extends Error {}

function refuseMarkdown(node: Nodes, reason: string): never {
  throw new MarkdownRefusal(`line ${node.position?.start.line ?? '?'}: ${reason}`)
}

/**
 * Parses Markdown into blocks. Throws `MarkdownRefusal` with the line number for what pages cannot
 * render: raw HTML, images, emphasis, rules, headings without `{#id}`, links without a target.
 */
export function readMarkdown(source: string, locale: Locale): Block[] {
  const tree = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const state: ParseState = { locale, ids: new Set(), anchors: [] }
  const blocks = tree.children.map((node) => readBlock(node, state))
  for (const { id, node } of state.anchors)
    if (!state.ids.has(id)) refuseMarkdown(node, `no heading has the id "${id}"`)
  if (blocks.length === 0) throw new MarkdownRefusal('Text is missing')
  return blocks
}

interface ParseState {
  locale: Locale
  ids: Set<string>
  anchors: { id: string; node: Nodes }[]
}

function readBlock(node: RootContent, state: ParseState): Block {
  switch (node.type) {
    case 'heading': {
      const heading = readHeading(node, readInlines(node.children, state))
      if (state.ids.has(heading.id)) refuseMarkdown(node, `the id "${heading.id}" is used twice`)
      state.ids.add(heading.id)
      return heading
    }
    case 'paragraph':
      return { type: 'paragraph', children: readInlines(node.children, state) }
    case 'list': {
      const items = node.children.map((item) => readBlocks(item.children, state))
      return { type: 'list', ordered: node.ordered === true, items }
    }
    case 'blockquote':
      return { type: 'quote', children: readBlocks(node.children, state) }
    case 'table': {
      const rows = node.children.map((row) =>
        row.children.map((cell) => readInlines(cell.children, state)),
      )
      return { type: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
    }
    case 'code':
      return node.lang === 'chart'
        ? { type: 'chart', chart: readChart(node) }
        : refuseMarkdown(node, 'code is not allowed')
    default:
      return refuseMarkdown(node, `${node.type} is not allowed`)
  }
}

/** Parses a fenced block with the name `chart`, which holds the YAML of a small chart. */
function readChart(node: Code): RecordChart {
  const document = parseDocument(node.value)
  const [error] = document.errors
  if (error) return refuseMarkdown(node, `not YAML: ${error.message}`)
  const parsed = v.safeParse(recordChart, document.toJS())
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return refuseMarkdown(node, `chart.${v.getDotPath(issue) ?? 'type'}: ${issue.message}`)
}

function readBlocks(nodes: readonly RootContent[], state: ParseState): Block[] {
  return nodes.map((node) => readBlock(node, state))
}

function readInlines(nodes: readonly PhrasingContent[], state: ParseState): Inline[] {
  return nodes.map((node) => readInline(node, state))
}

function readInline(node: PhrasingContent, state: ParseState): Inline {
  switch (node.type) {
    case 'text':
      return { type: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'strong':
      return { type: 'strong', children: readInlines(node.children, state) }
    case 'link': {
      const { url, children } = node
      if (url.startsWith('#')) state.anchors.push({ id: url.slice(1), node })
      const href = readHref(node, state.locale)
      return { type: 'link', href, children: readInlines(children, state) }
    }
    default:
      return refuseMarkdown(node, `${node.type} is not allowed`)
  }
}

/**
 * Localises a link: `/faq#x` is written without a prefix and becomes `/en/faq#x`. Files have one URL
 * for both languages.
 */
function readHref(node: Link, locale: Locale): string {
  if (/^(?:#.|https:\/\/|mailto:|tel:)/.test(node.url)) return node.url
  if (isBrandFilePath(node.url) || documentSlugIn(node.url)) return node.url
  const [path = '', anchor] = node.url.split('#')
  if (!path.startsWith('/'))
    return refuseMarkdown(
      node,
      `the link "${node.url}" must begin with /, #, https://, mailto: or tel:`,
    )
  if (!matchRoute(path)) return refuseMarkdown(node, `there is no page at "${path}"`)
  return localPath(path, locale) + (anchor ? `#${anchor}` : '')
}

/** Ids used by the page layout and by the small forms below a text. */
export const frameIds: ReadonlySet<string> = new Set([
  'colour-mode',
  'cookie-manage',
  'social',
  'main',
  'maintenance-title',
  'manage-title',
  'menu',
  'tools',
  'tools-title',
  'site-search',
  'header-query',
  'menu-query',
  'query',
  'feedback',
  'feedback-title',
  'feedback-yes',
  'feedback-no',
  'rating-hint',
  'suggestion',
  'suggestion-form',
  'suggestion-hint',
  'suggestion-text',
  'comments-title',
  'comment',
  'comment-form',
  'comment-hint',
  'comment-text',
])
const marker = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Parses `## حقوقك {#rights}`: the id is explicit, so that both languages have the same. */
function readHeading(node: Heading, inlines: Inline[]): Extract<Block, { type: 'heading' }> {
  if (node.depth !== 2 && node.depth !== 3) refuseMarkdown(node, 'a heading must have level 2 or 3')
  const last = inlines.at(-1)
  const id = last?.type === 'text' ? marker.exec(last.text)?.[1] : undefined
  if (!id || last?.type !== 'text')
    return refuseMarkdown(node, 'the heading needs an {#id} at its end')
  if (frameIds.has(id)) refuseMarkdown(node, `the page layout uses the id "${id}": choose another`)
  const words = last.text.replace(marker, '')
  const rest = inlines.slice(0, -1)
  const children: Inline[] = words === '' ? rest : [...rest, { type: 'text', text: words }]
  if (children.length === 0) refuseMarkdown(node, 'the heading has no text')
  return { type: 'heading', id, level: node.depth, children }
}
