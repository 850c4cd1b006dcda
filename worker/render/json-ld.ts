import { translators } from '#client/translators.ts'
import { type Locale, localPath } from '#domain/site/locale'
import { routeTitle } from '#domain/site/route-titles'
import { fillPath, parentsOf } from '#domain/site/routes'
import { toScriptJson } from '#domain/text/script-json'
import type { LoadedPage } from '../pages/load-page'
import type { PageRequest } from '../routing/page-request'

interface Scope {
  origin: string
  locale: Locale
}

function organisation({ origin, locale }: Scope, { data }: LoadedPage): object {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${origin}/#organization`,
    name: translators[locale]('site.name'),
    url: origin + localPath('/', locale),
    sameAs: data.site.social.map(({ href }) => href),
  }
}

function website({ origin, locale }: Scope): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: translators[locale]('site.name'),
    url: origin + localPath('/', locale),
    inLanguage: ['ar', 'en'],
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localPath(fillPath('search'), locale)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs(
  { origin, locale }: Scope,
  pageRequest: PageRequest,
  { data }: LoadedPage,
): object[] {
  if (pageRequest.name === 'home') return []
  const above = (['home', ...parentsOf(pageRequest.name)] as const).map((name) => ({
    title: routeTitle(locale, data.site, name),
    path: fillPath(name),
  }))
  const trail = [...above, ...(data.head.trail ?? []), { ...data.head, path: pageRequest.path }]
  const itemListElement = trail.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: origin + localPath(path, locale),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** A page's schema.org graph as JSON-LD 1.1, escaped for a script element. */
export function renderJsonLd(origin: string, pageRequest: PageRequest, page: LoadedPage): string {
  const { key, locale } = pageRequest
  const scope: Scope = { origin, locale }
  const { head, payload } = page.data
  const webPage = {
    '@type': 'WebPage',
    '@id': `${origin}${key}#page`,
    url: origin + key,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    dateModified: payload.modified.iso,
    isPartOf: { '@id': `${origin}/#website` },
  }
  const nodes = [
    organisation(scope, page),
    website(scope),
    webPage,
    ...breadcrumbs(scope, pageRequest, page),
  ]
  const graph = [...nodes.map(toScriptJson), ...(page.jsonLd ? [page.jsonLd] : [])]
  return `{"@context":"https://schema.org","@graph":[${graph.join()}]}`
}
