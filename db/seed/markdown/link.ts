import type { Link } from 'mdast'
import { isBrandFilePath } from '#domain/site/brand-files'
import { type Locale, localPath } from '#domain/site/locale'
import { matchRoute } from '#domain/site/routes'
import { refuseMarkdown } from './refusal'

/**
 * Localises a link: `/faq#x` is written without a prefix and becomes `/en/faq#x`. Brand files have
 * one URL for both languages.
 */
export function readHref(node: Link, locale: Locale): string {
  if (/^(?:#.|https:\/\/|mailto:|tel:)/.test(node.url)) return node.url
  if (isBrandFilePath(node.url)) return node.url
  const [path = '', anchor] = node.url.split('#')
  if (!path.startsWith('/'))
    return refuseMarkdown(
      node,
      `the link "${node.url}" must begin with /, #, https://, mailto: or tel:`,
    )
  if (!matchRoute(path)) return refuseMarkdown(node, `there is no page at "${path}"`)
  return localPath(path, locale) + (anchor ? `#${anchor}` : '')
}
