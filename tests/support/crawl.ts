import { type Locale, splitPath } from '#domain/site/locale'
import { matchRoute } from '#domain/site/routes'
import { isSoak } from './sample'
import { origin, type Site } from './site'
import { attributeOf, type Element, elementsOf } from './tree'

export interface Crawled {
  path: string
  status: number
  html: string
  elements: Element[]
  /** Same-site paths the page links to, with their fragments. */
  links: string[]
}

export const localeOf = ({ path }: Crawled): Locale => splitPath(path.split('?')[0] ?? '').locale
export const nameOf = ({ path }: Crawled) =>
  matchRoute(splitPath(path.split('?')[0] ?? '').path)?.name
export const isFile = (path: string) => /\.[a-z0-9]+$/.test(path.split('?')[0] ?? '')
export const named = ({ elements }: Pick<Crawled, 'elements'>, tag: string) =>
  elements.filter(({ tagName }) => tagName === tag)

/** True for an element that may be in the other language, or is in none. */
export function isForeign(element: Element, locale: Locale): boolean {
  const lang = attributeOf(element, 'lang')
  if (lang !== undefined && lang !== locale) return true
  return /^(?:bdi|code|kbd|pre)$/.test(element.tagName) || attributeOf(element, 'dir') === 'ltr'
}

function toPath(href: string, from: string): string | null {
  const url = URL.parse(href, origin + from)
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}

/** Same-site URLs in a document's links, images and head. */
function linksOf(elements: Element[], from: string): string[] {
  return elements.flatMap((element) => {
    const address = attributeOf(element, 'href') ?? attributeOf(element, 'src')
    const path = address === undefined ? null : toPath(address, from)
    return path === null ? [] : [path]
  })
}

const withoutAnchor = (link: string) => link.replace(/#.*$/, '')

/**
 * Of lists that several filters narrow, one in eight by its query, which is that of its twin; in a
 * soak all. They are a third of all addresses, and one filter alone is always followed.
 */
function isFollowed(path: string): boolean {
  const [, query = ''] = path.split('?')
  if (isSoak || !query.includes('&')) return true
  const sum = Array.from(query, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0)
  return sum % 8 === 0
}

/** Fetches every page of the site that is reachable from the start URLs, each once. */
export async function crawl(site: Site, starts: readonly string[]): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  let next = [...starts]
  while (next.length > 0) {
    const asked = next.splice(0, 8)
    const read = await Promise.all(asked.map((path) => readOne(site, path)))
    for (const one of read) found.set(one.path, one)
    const ahead = read.flatMap(({ links }) => links.map(withoutAnchor)).filter(isFollowed)
    next = [...new Set([...next, ...ahead])].filter((path) => !found.has(path))
  }
  return found
}

async function readOne(site: Site, path: string): Promise<Crawled> {
  const response = await site.ask(path)
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  // Pages also link to fragments of SVG files.
  const isMarkup = isPage || type.startsWith('image/svg')
  const text = isMarkup ? await response.text() : ''
  if (!isMarkup) await response.body?.cancel()
  const elements = elementsOf(text)
  const html = isPage ? text : ''
  return { path, status: response.status, html, elements, links: linksOf(elements, path) }
}

/** Links whose fragment does not exist on the target page. */
export function deadAnchors(pages: ReadonlyMap<string, Crawled>): string[] {
  const idsOf = new Map<string, Set<string>>()
  for (const { path, elements } of pages.values()) {
    idsOf.set(path, new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])))
  }
  return [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap((link) => {
      const [address = '', anchor] = link.split('#')
      const ids = idsOf.get(address)
      const isThere = !anchor || !ids || ids.has(decodeURIComponent(anchor))
      return isThere ? [] : [`${path} → ${link}`]
    }),
  )
}

/** Applies `check` to each page; returns a line for each page with a finding. */
export function findWrong(pages: readonly Crawled[], check: (page: Crawled) => unknown): string[] {
  return pages.flatMap((page) => {
    const reason = check(page)
    return reason ? [`${page.path}: ${reason}`] : []
  })
}

export interface Graph {
  '@context': string
  '@graph': { '@type'?: unknown }[]
}
