import type { ReactElement } from 'react'
import { translators } from '#domain/messages/translators'
import type { PageData, SitePayload } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routeOf } from '#domain/site/routes'
import faviconUrl from './assets/favicon.svg?url'
import arabic400 from './assets/fonts/arabic-400.woff2?url'
import arabic600 from './assets/fonts/arabic-600.woff2?url'
import latin400 from './assets/fonts/latin-400.woff2?url'
import latin600 from './assets/fonts/latin-600.woff2?url'
import { externalsOf, type ModuleAddresses, OwnModules, playersOf } from './boot/module-addresses'
import { takePens } from './boot/take-pens'
import { Content } from './content'
import { type BrowserCode, Document, type InlineCode } from './document'
import { documentTitle, shellVariant } from './head'
import { type PageScope, PageScopeContext } from './i18n'
import { ChromePart } from './layouts/chrome'
import { PageBottom, PageTop } from './layouts/layout'
import { pages } from './navigation/page-table'
import { Broken, NotFound, Problem, type ProblemProps } from './pages/problem'
import { inlineStyle } from './styles/sheets'

takePens()

export { documentTitle, externalsOf, inlineStyle, playersOf, shellVariant }

/** The faces a document of a language is drawn with: headers ask for them before its first byte is read. */
export const faces: Record<Locale, readonly string[]> = {
  ar: [arabic400, arabic600],
  en: [latin400, latin600],
}

const chrome = {
  top: (
    <ChromePart>
      <PageTop />
    </ChromePart>
  ),
  bottom: (
    <ChromePart>
      <PageBottom />
    </ChromePart>
  ),
}

export interface Drawing {
  locale: Locale
  origin: string
  inline: InlineCode
  browser: BrowserCode
  modules: ModuleAddresses
}

/** What a document says of its page before its payload is there. */
export type Titled = Pick<PageData, 'path' | 'query' | 'head' | 'site' | 'own'>

function frame({ origin, inline, modules }: Omit<Drawing, 'browser'>, of: PageScope) {
  const named = <OwnModules addresses={modules} of={of} />
  return { ...chrome, origin, inline, modules: named, icon: faviconUrl }
}

function scopeOf(locale: Locale, route: RouteName | null, titled: Titled): PageScope {
  const { head, path, query, site, own } = titled
  return { locale, t: translators[locale], route, path, query, site, own, trail: [], ...head }
}

/**
 * The document of a page with nothing in its `<main>`: all that can be drawn before the page's
 * payload is there. Of `own` it shows what `shellVariant` tells apart. `title` is the document's.
 */
export function drawShell(
  drawing: Drawing,
  name: RouteName,
  titled: Titled,
  title: string,
  edition: string,
): ReactElement {
  const { locale, browser } = drawing
  const route = routeOf(name)
  const scope = scopeOf(locale, name, titled)
  return (
    <Document
      {...frame(drawing, scope)}
      browser={browser}
      scope={scope}
      title={title}
      indexed={route.index}
      layout={route.layout}
      edition={edition}
    />
  )
}

/** What stands in `<main>`: the page with its payload, as the browser's router will draw it. */
export function drawContent(
  locale: Locale,
  name: RouteName,
  data: PageData,
  structured: string,
): ReactElement {
  const scope = { ...scopeOf(locale, name, data), icons: data.icons }
  return (
    <PageScopeContext value={scope}>
      <Content page={pages[data.name]} data={data} structured={structured} />
    </PageScopeContext>
  )
}

/** What stands in `<main>` when the page broke after its shell had left. */
export function drawBroken(
  locale: Locale,
  name: RouteName,
  titled: Titled,
  incident: string,
): ReactElement {
  return (
    <PageScopeContext value={scopeOf(locale, name, titled)}>
      <Broken incident={incident} />
    </PageScopeContext>
  )
}

/** A page that says what went wrong, in both languages; it is never hydrated. */
export function drawProblem(
  drawing: Omit<Drawing, 'browser'>,
  site: SitePayload,
  problem: ProblemProps & { path: string },
): ReactElement {
  const t = translators[drawing.locale]
  const title = `${problem.status} - ${t('site.short')}`
  const head = { title, description: t('site.tagline') }
  const scope = scopeOf(drawing.locale, null, { path: '/', query: '', head, site })
  return (
    <Document
      {...frame(drawing, scope)}
      scope={scope}
      title={title}
      indexed={false}
      layout="default"
    >
      {problem.status === 404 ? <NotFound path={problem.path} /> : <Problem {...problem} />}
    </Document>
  )
}
