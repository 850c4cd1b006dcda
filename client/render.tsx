import type { ReactElement } from 'react'
import type { PageData } from '#domain/payloads/page-data'
import type { SitePayload } from '#domain/payloads/site'
import type { NearPages } from '#domain/search/near-pages'
import type { Locale } from '#domain/site/locale'
import { problemTexts } from '#domain/site/problem'
import {
  type PayloadName,
  pageFolder,
  payloadNames,
  type RouteName,
  routeOf,
} from '#domain/site/routes'
import faviconUrl from './assets/favicon.svg?url'
import arabic400 from './assets/fonts/arabic-400.woff2?url'
import arabic600 from './assets/fonts/arabic-600.woff2?url'
import latin400 from './assets/fonts/latin-400.woff2?url'
import latin600 from './assets/fonts/latin-600.woff2?url'
import {
  externalsOf,
  type ModuleAddresses,
  ModuleAddressList,
  playersOf,
} from './boot/module-addresses'
import { registerStaticParts } from './boot/register-static-parts'
import { type AnyPage, byFolder, PageContent, type PageModule, pageOf } from './content'
import { type BrowserCode, Document, type InlineCode } from './document'
import { documentTitle, shellVariant, withSiteName } from './head'
import { type PageScope, PageScopeContext, siteScope } from './i18n'
import { inlineStyle } from './inline-style'
import { ChromePart } from './layouts/chrome'
import { PageBottom, PageTop } from './layouts/layout'
import { Unsent } from './pages/help/inquiry/unsent'
import { Broken, NotFound, ProblemPage, type ProblemPageProps } from './pages/problem/problem'
import { translators } from './translators'

registerStaticParts()

export { documentTitle, externalsOf, inlineStyle, playersOf, shellVariant }

/** Fonts of a language; the `Link` header preloads them. */
export const fontFaces: Record<Locale, readonly string[]> = {
  ar: [arabic400, arabic600],
  en: [latin400, latin600],
}

const pageModules = byFolder(import.meta.glob<PageModule>('./pages/*/*/page.tsx', { eager: true }))

/** Payload name → page component; `loadPageComponent` in navigation/router.tsx is its twin in the browser. */
const pageComponents = Object.fromEntries(
  payloadNames.map((name) => [name, pageOf(name, pageModules[pageFolder(name)])]),
) as Record<PayloadName, AnyPage>

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

export interface DocumentContext {
  locale: Locale
  origin: string
  inline: InlineCode
  browser: BrowserCode
  modules: ModuleAddresses
  /** True if visitors can log in. */
  hasLogin: boolean
}

/** Page data that the shell needs before the payload is loaded. */
export type PageTitle = Pick<PageData, 'path' | 'query' | 'head' | 'site' | 'own'>

function frame({ origin, inline, modules }: DocumentContext, of: PageScope) {
  const moduleList = <ModuleAddressList addresses={modules} of={of} />
  return { ...chrome, origin, inline, modules: moduleList, icon: faviconUrl }
}

function scopeOf(locale: Locale, route: RouteName | null, pageTitle: PageTitle): PageScope {
  const { head, path, query, site, own: personalState } = pageTitle
  return {
    locale,
    t: translators[locale],
    route,
    path,
    query,
    ...siteScope(site),
    personalState,
    trail: [],
    ...head,
  }
}

/**
 * Document with an empty `<main>`: everything that can be rendered before the payload is loaded. It
 * depends on personal state only as far as `shellVariant` distinguishes it.
 */
export function renderShell(
  context: DocumentContext,
  name: RouteName,
  pageTitle: PageTitle,
  title: string,
  edition: string,
): ReactElement {
  const { locale, browser } = context
  const route = routeOf(name)
  const scope = { ...scopeOf(locale, name, pageTitle), hasLogin: context.hasLogin }
  return (
    <Document
      {...frame(context, scope)}
      browser={browser}
      scope={scope}
      title={title}
      indexed={route.index}
      layout={route.layout}
      edition={edition}
    />
  )
}

/** Content of `<main>`: the page with its payload, as the browser's router renders it. */
export function renderContent(
  locale: Locale,
  name: RouteName,
  data: PageData,
  jsonLd: string,
): ReactElement {
  const scope = { ...scopeOf(locale, name, data), icons: data.icons }
  return (
    <PageScopeContext value={scope}>
      <PageContent page={pageComponents[data.name]} data={data} jsonLd={jsonLd} />
    </PageScopeContext>
  )
}

/** Content of `<main>` if the page failed after its shell was sent. */
export function renderBroken(
  locale: Locale,
  name: RouteName,
  pageTitle: PageTitle,
  incident: string,
): ReactElement {
  return (
    <PageScopeContext value={scopeOf(locale, name, pageTitle)}>
      <Broken incident={incident} />
    </PageScopeContext>
  )
}

/** Problem page in both languages; never hydrated, but its search boxes have suggestions. */
export function renderProblem(
  context: DocumentContext,
  site: SitePayload,
  problem: ProblemPageProps & {
    path: string
    found: NearPages | null
    unsent?: string | undefined
  },
): ReactElement {
  const t = translators[context.locale]
  const title = withSiteName(t, problemTexts[problem.status].title[context.locale])
  const head = { title, description: t('site.tagline') }
  const { unsent } = problem
  const { locale, hasLogin } = context
  const scope = { ...scopeOf(locale, null, { path: '/', query: '', head, site }), hasLogin }
  return (
    <Document
      {...frame(context, scope)}
      browser={context.browser}
      scope={scope}
      title={title}
      indexed={false}
      layout="default"
    >
      {problem.found ? (
        <NotFound path={problem.path} found={problem.found} />
      ) : (
        <ProblemPage
          {...problem}
          finds={unsent && <Unsent text={unsent} advice={t('profile.request.loggedOut')} />}
        />
      )}
    </Document>
  )
}
