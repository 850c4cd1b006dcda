import type { Translate } from '#domain/messages/translate'
import { type Locale, localPath } from '#domain/site/locale'
import { type FeedRoute, feedPath, routePath } from '#domain/site/routes'
import { element, textElement, xmlDocument } from '../render/xml'
import type { FeedEntry, FeedPayload } from './shape'

interface Frame {
  origin: string
  locale: Locale
  t: Translate
}

/** When names of this form began to be given (RFC 4151). */
const since = '2026'

/** A name for good, wherever what it names may move to (RFC 4151). */
function tagUri({ origin, locale }: Frame, subject: string): string {
  return `tag:${new URL(origin).hostname},${since}:${locale}/${subject}`
}

function link(rel: string, type: string, href: string, hreflang?: Locale): string {
  return element('link', { rel, type, hreflang, href })
}

function writeEntry(frame: Frame, entry: FeedEntry): string {
  const { subject, path, title, summary, published, updated } = entry
  return element('entry', {}, [
    textElement('id', tagUri(frame, subject)),
    textElement('title', title),
    link('alternate', 'text/html', frame.origin + localPath(path, frame.locale), frame.locale),
    ...(published ? [textElement('published', published)] : []),
    textElement('updated', updated),
    ...(summary ? [textElement('summary', summary)] : []),
  ])
}

/** A list's newest records as an Atom feed (RFC 4287). */
export function writeFeed(frame: Frame, route: FeedRoute, feed: FeedPayload): string {
  const { origin, locale, t } = frame
  const author = [
    textElement('name', t('site.name')),
    textElement('uri', origin + localPath('/', locale)),
  ]
  const head = [
    textElement('id', tagUri(frame, route)),
    textElement('title', `${t(`routes.${route}.title`)} - ${t('site.short')}`),
    textElement('subtitle', t(`descriptions.${route}`)),
    textElement('updated', feed.updated),
    link('self', 'application/atom+xml', origin + feedPath(route, locale), locale),
    link('alternate', 'text/html', origin + routePath(route, locale), locale),
    element('author', {}, author),
  ]
  const names = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }
  const entries = feed.entries.map((entry) => `${writeEntry(frame, entry)}\n`)
  return xmlDocument(element('feed', names, ['\n', ...head, '\n', ...entries]))
}
