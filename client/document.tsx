import type { ReactNode } from 'react'
import { directions, locales, localPath } from '#domain/locale'
import { type Route, routeOf } from '#domain/routes'
import { type PageScope, PageScopeContext } from './i18n'
import { PageBottom, PageTop } from './layouts/layout'

/** What stands inline in the document and is the same for every visitor. */
export interface InlineCode {
  style: string
  script: string
}

/** Files the browser fetches on intent, and the data that says whether it may hydrate. */
export interface BrowserCode {
  entry: string
  /** Everything the entry will ask for, so that it can be asked for at once. */
  modules: string
  build: string
}

export interface DocumentProps {
  scope: PageScope
  origin: string
  title: string
  description: string
  inline: InlineCode
  /** Absent on pages that are never hydrated. */
  browser?: BrowserCode
  icon: string
  /** The font face of the page's script, asked for before the style is read. */
  font: string
  indexed: boolean
  layout: Route['layout']
  /** What the page is drawn from; the browser takes it over only with data of the same edition. */
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

function Head(props: DocumentProps) {
  const { scope, origin, inline, browser } = props
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#104631" />
      {scope.route && (
        <>
          <link rel="canonical" href={origin + localPath(scope.path, scope.locale)} />
          <Alternates origin={origin} path={scope.path} />
        </>
      )}
      {!props.indexed && <meta name="robots" content="noindex" />}
      <link rel="icon" href={props.icon} type="image/svg+xml" />
      <link rel="preload" href={props.font} as="font" type="font/woff2" crossOrigin="" />
      <style
        data-part="page"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, covered by the CSP's hash
        dangerouslySetInnerHTML={{ __html: inline.style }}
      />
      <script
        data-build={browser?.build}
        data-entry={browser?.entry}
        data-modules={browser?.modules}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the one constant script, covered by the CSP's hash
        dangerouslySetInnerHTML={{ __html: inline.script }}
      />
    </head>
  )
}

/**
 * The whole document. Everything before `<main>` is drawn without the page's payload, so that it can
 * leave while the payload is still on its way.
 */
export function Document(props: DocumentProps) {
  const { scope, layout, children } = props
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
          <PageTop />
          <main id="main" tabIndex={-1} data-edition={props.edition}>
            {children}
          </main>
          <PageBottom />
        </PageScopeContext>
      </body>
    </html>
  )
}
