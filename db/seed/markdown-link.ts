import type { Link } from 'mdast'
import { isBrandFilePath } from '#domain/site/brand-files'
import { type Locale, localPath } from '#domain/site/locale'
import { findPlace } from '#domain/site/routes'
import { refuse } from './markdown-refusal'

/**
 * A link as its language's page carries it: `/faq#x` is written bare and becomes `/en/faq#x`. Files of
 * the visual identity have one address for both languages.
 */
export function readHref(node: Link, locale: Locale): string {
  if (/^(?:#.|https:\/\/|mailto:|tel:)/.test(node.url)) return node.url
  if (isBrandFilePath(node.url)) return node.url
  const [path = '', anchor] = node.url.split('#')
  if (!path.startsWith('/')) return refuse(node, `the link "${node.url}" has no allowed scheme`)
  if (!findPlace(path)) return refuse(node, `no page stands at "${path}"`)
  return localPath(path, locale) + (anchor ? `#${anchor}` : '')
}
