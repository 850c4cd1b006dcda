import { translators } from '#domain/messages/translators'
import { type Locale, localPath } from '#domain/site/locale'
import { routeTitle } from '#domain/site/route-titles'
import { fillPath, parentsOf } from '#domain/site/routes'
import { toScriptJson } from '#domain/text/script-json'
import type { LoadedPage } from '../payloads/load-page'
import type { Asked } from '../routing/page-request'
import type { Work } from '../runtime/request-context'

interface Site {
  origin: string
  locale: Locale
}

function organisation({ origin, locale }: Site, { data }: LoadedPage): object {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${origin}/#organization`,
    name: translators[locale]('site.name'),
    url: origin + localPath('/', locale),
    sameAs: data.site.social.map(({ href }) => href),
  }
}

function website({ origin, locale }: Site): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: translators[locale]('site.name'),
    url: origin + localPath('/', locale),
    inLanguage: ['ar', 'en'],
    publisher: { '@id': `${origin}/#organization` },
  }
}

/** The crumbs as search engines read them; the home page has none. */
function breadcrumbs({ origin, locale }: Site, asked: Asked, { data }: LoadedPage): object[] {
  if (asked.name === 'home') return []
  const t = translators[locale]
  const above = (['home', ...parentsOf(asked.name)] as const).map((name) => ({
    title: routeTitle(t, data.site, name),
    path: fillPath(name),
  }))
  const trail = [...above, ...(data.head.trail ?? []), { ...data.head, path: asked.path }]
  const itemListElement = trail.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: origin + localPath(path, locale),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** What search engines read of a page: a graph of schema.org nodes (JSON-LD 1.1), for a script. */
export function structuredOf(work: Work, asked: Asked, page: LoadedPage): string {
  const site: Site = { origin: work.deployment.origin, locale: asked.locale }
  const { head, payload } = page.data
  const webPage = {
    '@type': 'WebPage',
    '@id': `${site.origin}${asked.key}#page`,
    url: site.origin + asked.key,
    name: head.title,
    description: head.description,
    inLanguage: asked.locale,
    dateModified: payload.modified.iso,
    isPartOf: { '@id': `${site.origin}/#website` },
  }
  const nodes = [
    organisation(site, page),
    website(site),
    webPage,
    ...breadcrumbs(site, asked, page),
  ]
  const written = [...nodes.map(toScriptJson), ...(page.structured ? [page.structured] : [])]
  return `{"@context":"https://schema.org","@graph":[${written.join()}]}`
}
