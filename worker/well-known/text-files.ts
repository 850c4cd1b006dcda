import { translators } from '#client/translators.ts'
import { addDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { locales, localPath, splitPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loadPayload } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import { element, textElement, xmlDocument } from '../render/xml'
import { suggestionsType } from '../search/respond-suggestions'

/** Allows every path (RFC 9309); pages that must not be indexed send `noindex`. */
export async function respondRobots(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
): Promise<Response> {
  const { origin } = c.get('ctx').deployment
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${origin}/sitemap.xml`, '']
  return respondTextFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}

/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/** security.txt (RFC 9116). */
export async function respondSecurityTxt(c: HandlerContext<PayloadDeps>): Promise<Response> {
  const ctx = c.get('ctx')
  const { origin } = ctx.deployment
  const { channels } = await loadPayload(ctx, 'contact', 'ar')
  const expires = startOfRiyadhDay(addDays(riyadhDate(ctx.now), goodForDays))
  const lines = [
    ...(channels.email ? [`Contact: mailto:${channels.email}`] : []),
    `Contact: ${origin}${routePath('contact', 'ar')}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return respondTextFile(c, { type: 'text/plain; charset=utf-8', text: lines.join('\n') })
}

/** The browser's search description (OpenSearch 1.1). */
export async function respondOpenSearch(
  c: HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>,
): Promise<Response> {
  const { origin } = c.get('ctx').deployment
  const { locale, path } = splitPath(c.get('url').pathname)
  const t = translators[locale]
  const search = origin + localPath('/search', locale)
  const suggestions = `${origin}/api/suggestions?format=opensearch&lang=${locale}`
  const self = origin + localPath(path, locale)
  const root = element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    textElement('ShortName', t('openSearch.name')),
    textElement('LongName', t('site.name')),
    textElement('Description', t('openSearch.text')),
    textElement('Language', locale),
    textElement('InputEncoding', 'UTF-8'),
    textElement('OutputEncoding', 'UTF-8'),
    element('Url', { type: 'text/html', template: `${search}?q={searchTerms}` }),
    element('Url', { type: suggestionsType, template: `${suggestions}&q={searchTerms}` }),
    element('Url', { type: mediaType, rel: 'self', template: self }),
  ])
  const type = `${mediaType}; charset=utf-8`
  return respondTextFile(c, { type, text: xmlDocument(root), locale, seconds: dayInSeconds })
}

const mediaType = 'application/opensearchdescription+xml'
const dayInSeconds = 86_400
