import type { ReactNode } from 'react'
import { searchFeedPath } from '#domain/search/search-path'
import { directions, locales, localPath } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { feedPath, hasFeed, type Route, routeOf } from '#domain/site/routes'
import { pictureOf } from '#domain/site/share-pictures'
import { type PageScope, PageScopeContext } from './i18n'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './ui/layout.css'
import './layouts/header.css'
import './layouts/nav.css'
import './layouts/footer.css'
import './ui/ui.css'
import './layouts/notices.css'
import './layouts/search-box.css'
import './ui/print.css'
import './ui/forms.css'
import './ui/page/page-head.css'
import './ui/hint.css'

/** Inline style and script, the same for every visitor. */
export interface InlineCode {
  style: string
  script: string
}

export interface BrowserCode {
  /** URLs of the entry and of all modules it imports, separated by spaces. */
  modules: string
  build: string
}

export interface DocumentProps {
  scope: PageScope
  origin: string
  /** Complete title: the page's and the authority's. */
  title: string
  inline: InlineCode
  /** Absent on pages that are never hydrated. */
  browser?: BrowserCode
  /** Set only by the worker: React ignores additional elements at the end of `<head>`. */
  modules?: ReactNode
  icon: string
  indexed: boolean
  /** `desk` for staff. */
  layout: Route['layout'] | 'desk'
  /** Markup before and after `<main>`. */
  top: ReactNode
  bottom: ReactNode
  /** Edition of the page's data; the browser hydrates only with data of the same edition. */
  edition?: string
  children?: ReactNode
}

function Alternates({ origin, path }: { origin: string; path: string }) {
  return (
    <>
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={origin + localPath(path, locale)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}

/** Lets feed readers find the feed by the page's URL. */
function Feed({ scope: { route, locale, query, title } }: { scope: PageScope }) {
  if (route === 'search' && query) {
    // The shell has a placeholder for the whole query.
    const href = localPath(searchFeedPath, locale) + query
    return <link rel="alternate" type="application/atom+xml" title={title} href={href} />
  }
  if (!route || !hasFeed(route)) return null
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={tableTitle(route, locale)}
      href={feedPath(route, locale)}
    />
  )
}

/** Lets harvesters find the catalogue of datasets by a page about them. */
function Catalogue({ route }: Pick<PageScope, 'route'>) {
  if (route !== 'openData' && route !== 'dataset') return null
  return (
    <>
      <link rel="alternate" type="application/ld+json" href="/catalog.jsonld" />
      <link rel="alternate" type="text/turtle" href="/catalog.ttl" />
    </>
  )
}

const pictureSize = { width: 1200, height: 630 }
const languages = { ar: 'ar_SA', en: 'en_GB' }

function OpenGraph({ scope, origin, url }: { scope: PageScope; origin: string; url: string }) {
  const { t, route, title, description, locale } = scope
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:site_name': t('site.name'),
    'og:locale': languages[locale],
    'og:image': `${origin}/og/${pictureOf(route)}.png`,
    'og:image:width': pictureSize.width,
    'og:image:height': pictureSize.height,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function UrlMetadata({ scope, origin }: { scope: PageScope; origin: string }) {
  const path = scope.path + scope.query
  // Searches have the empty search as their canonical page; they are not indexed.
  const isSearch = scope.route === 'search' || scope.route === 'knowledgeSearch'
  const url = origin + localPath(isSearch ? scope.path : path, scope.locale)
  return (
    <>
      <link rel="canonical" href={url} />
      <Alternates origin={origin} path={path} />
      <Feed scope={scope} />
      <Catalogue route={scope.route} />
      <OpenGraph scope={scope} origin={origin} url={url} />
    </>
  )
}

function Head(props: DocumentProps) {
  const { scope, origin, inline, browser } = props
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{props.title}</title>
      <meta name="description" content={scope.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#104631" />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={scope.t('site.name')}
        href={localPath('/opensearch.xml', scope.locale)}
      />
      {scope.route && <UrlMetadata scope={scope} origin={origin} />}
      {!props.indexed && <meta name="robots" content="noindex" />}
      <link rel="icon" href={props.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${scope.locale}`} />
      <style
        data-part="page"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, covered by the CSP's hash
        dangerouslySetInnerHTML={{ __html: inline.style }}
      />
      <script
        data-build={browser?.build}
        data-modules={browser?.modules}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the one constant script, covered by the CSP's hash
        dangerouslySetInnerHTML={{ __html: inline.script }}
      />
      {props.modules}
    </head>
  )
}

/**
 * The whole document. Everything before `<main>` is rendered without the page's payload, so that it
 * can be sent while the payload is still loading.
 */
export function Document(props: DocumentProps) {
  const { scope, layout, top, bottom, children } = props
  const forced = scope.route ? routeOf(scope.route).mode : undefined
  return (
    <html
      lang={scope.locale}
      dir={directions[scope.locale]}
      data-forced-mode={forced}
      suppressHydrationWarning
    >
      <Head {...props} />
      <body className={`layout-${layout}`}>
        <PageScopeContext value={scope}>
          {top}
          <main id="main" tabIndex={-1} data-edition={props.edition}>
            {children}
          </main>
          {bottom}
        </PageScopeContext>
      </body>
    </html>
  )
}
