import type { Translate } from '#domain/messages/translate'
import { type Locale, localPath } from '#domain/site/locale'
import { tableDescription } from '#domain/site/route-texts'
import { tableTitle } from '#domain/site/route-titles'
import { type FeedRoute, feedPath, routePath } from '#domain/site/routes'
import { element, textElement, xmlDocument } from '../render/xml'
import type { FeedEntry, FeedPayload } from './feeds'

interface FeedScope {
  origin: string
  locale: Locale
  t: Translate
}

/** Year in which the domain was owned (RFC 4151). */
const tagYear = '2026'

/** A permanent id, independent of the URL (RFC 4151). */
function tagUri({ origin, locale }: FeedScope, subject: string): string {
  return `tag:${new URL(origin).hostname},${tagYear}:${locale}/${subject}`
}

function link(rel: string, type: string, href: string, hreflang?: Locale): string {
  return element('link', { rel, type, hreflang, href })
}

function writeEntry(scope: FeedScope, entry: FeedEntry): string {
  const { subject, path, title, summary, published, updated } = entry
  return element('entry', {}, [
    textElement('id', tagUri(scope, subject)),
    textElement('title', title),
    link('alternate', 'text/html', scope.origin + localPath(path, scope.locale), scope.locale),
    ...(published ? [textElement('published', published)] : []),
    textElement('updated', updated),
    ...(summary ? [textElement('summary', summary)] : []),
  ])
}

/** What a feed says of itself. */
export interface FeedHead {
  /** Identifies the feed in both languages. */
  subject: string
  title: string
  subtitle: string
  /** Addresses of the feed and of the page it belongs to, with the locale prefix. */
  self: string
  page: string
}

/** An Atom feed (RFC 4287). */
export function writeFeed(scope: FeedScope, head: FeedHead, feed: FeedPayload): string {
  const { origin, locale, t } = scope
  const author = [
    textElement('name', t('site.name')),
    textElement('uri', origin + localPath('/', locale)),
  ]
  const metadata = [
    textElement('id', tagUri(scope, head.subject)),
    textElement('title', `${head.title} - ${t('site.name')}`),
    textElement('subtitle', head.subtitle),
    textElement('updated', feed.updated),
    link('self', 'application/atom+xml', origin + head.self, locale),
    link('alternate', 'text/html', origin + head.page, locale),
    element('author', {}, author),
  ]
  const names = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }
  const entries = feed.entries.map((entry) => `${writeEntry(scope, entry)}\n`)
  return xmlDocument(element('feed', names, ['\n', ...metadata, '\n', ...entries]))
}

export function headOfList(route: FeedRoute, { locale }: FeedScope): FeedHead {
  return {
    subject: route,
    title: tableTitle(route, locale),
    subtitle: tableDescription(route, locale),
    self: feedPath(route, locale),
    page: routePath(route, locale),
  }
}
