import { translators } from '#client/translators.ts'
import { localPath, splitPath } from '#domain/site/locale'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { element, textElement, xmlDocument } from '../render/xml'
import { suggestionsType } from '../search/respond-suggestions'

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
