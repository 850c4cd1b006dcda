import type { ReactElement } from 'react'
import type { Own } from '#domain/forms/own'
import type { Locale } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import type { PageData, PayloadName, SitePayload } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import faviconUrl from './assets/favicon.svg?url'
import arabicFace from './assets/fonts/plex-arabic-400.woff2?url'
import latinFace from './assets/fonts/plex-latin-400.woff2?url'
import { type AnyPage, Content, type Page } from './content'
import { type BrowserCode, Document, type InlineCode } from './document'
import { pageTitle, shellVariant } from './head'
import { type PageScope, PageScopeContext } from './i18n'
import { Article } from './pages/article'
import { Contact } from './pages/contact'
import { Faq } from './pages/faq'
import { Home } from './pages/home'
import { Inquiry } from './pages/inquiry'
import { Broken, NotFound, Problem, type ProblemProps } from './pages/problem'
import { SiteMap } from './pages/site-map'
import { inlineStyle } from './styles/sheets'

export { inlineStyle, shellVariant }

/** Payload name → page, whole: the browser has the same pages in chunks (client/router). */
const pages = {
  home: Home,
  faq: Faq,
  article: Article,
  contact: Contact,
  inquiry: Inquiry,
  siteMap: SiteMap,
} satisfies { [N in PayloadName]: Page<N> }

const faces: Record<Locale, string> = { ar: arabicFace, en: latinFace }

export interface Drawing {
  locale: Locale
  origin: string
  inline: InlineCode
  browser: BrowserCode
}

function frame({ locale, origin, inline, browser }: Drawing) {
  const t = translators[locale]
  return { locale, t, origin, inline, browser, icon: faviconUrl, font: faces[locale] }
}

function scopeOf(locale: Locale, name: RouteName, site: SitePayload, own?: Own): PageScope {
  return { locale, t: translators[locale], site, route: name, path: routeOf(name).path, own }
}

/**
 * The document of a page with nothing in its `<main>`: all that can be drawn before the page's
 * payload is there. Of `own` it shows what `shellVariant` tells apart.
 */
export function drawShell(
  drawing: Drawing,
  name: RouteName,
  site: SitePayload,
  edition: string,
  own?: Own,
): ReactElement {
  const { t } = frame(drawing)
  const route = routeOf(name)
  return (
    <Document
      {...frame(drawing)}
      scope={scopeOf(drawing.locale, name, site, own)}
      title={pageTitle(t, name, own)}
      description={t(`routes.${name}.description`)}
      indexed={route.index}
      layout={route.layout}
      edition={edition}
    />
  )
}

/** What stands in `<main>`: the page with its payload, as the browser's router will draw it. */
export function drawContent(locale: Locale, name: RouteName, data: PageData): ReactElement {
  const page = pages[data.name] as AnyPage
  return (
    <PageScopeContext value={scopeOf(locale, name, data.site, data.own)}>
      <Content page={page} data={data} />
    </PageScopeContext>
  )
}

/** What stands in `<main>` when the page broke after its shell had left. */
export function drawBroken(
  locale: Locale,
  name: RouteName,
  site: SitePayload,
  incident: string,
): ReactElement {
  return (
    <PageScopeContext value={scopeOf(locale, name, site)}>
      <Broken incident={incident} />
    </PageScopeContext>
  )
}

/** A page that says what went wrong, in both languages; it is never hydrated. */
export function drawProblem(
  { locale, origin, inline }: Omit<Drawing, 'browser'>,
  site: SitePayload,
  problem: ProblemProps & { path: string },
): ReactElement {
  const t = translators[locale]
  const isMissing = problem.status === 404
  return (
    <Document
      scope={{ locale, t, site, route: null, path: '/' }}
      origin={origin}
      inline={inline}
      icon={faviconUrl}
      font={faces[locale]}
      title={`${problem.status} - ${t('site.name')}`}
      description={t('site.tagline')}
      indexed={false}
      layout="default"
    >
      {isMissing ? <NotFound path={problem.path} /> : <Problem {...problem} />}
    </Document>
  )
}
