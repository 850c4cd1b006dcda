import { RouterProvider } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { Locale } from '#domain/locale'
import { ar } from '#domain/messages/ar'
import { en } from '#domain/messages/en'
import { createTranslate } from '#domain/messages/index'
import type { PageData, SitePayload } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import faviconUrl from './assets/favicon.svg?url'
import arabicFace from './assets/fonts/plex-arabic-400.woff2?url'
import latinFace from './assets/fonts/plex-latin-400.woff2?url'
import { type BrowserCode, Document, type InlineCode } from './document'
import { pageTitle } from './head'
import { Broken, NotFound, Problem, type ProblemProps } from './pages/problem'
import { createServerRouter } from './router'
import { inlineStyle } from './styles/sheets'

export { inlineStyle }

const translators = { ar: createTranslate('ar', ar), en: createTranslate('en', en) }
const faces: Record<Locale, string> = { ar: arabicFace, en: latinFace }

export function translator(locale: Locale) {
  return translators[locale]
}

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

/** A page with its data, as the browser will hydrate it. */
export async function drawPage(
  drawing: Drawing,
  name: RouteName,
  data: PageData,
): Promise<ReactElement> {
  const router = createServerRouter(
    { ...frame(drawing), load: async () => data },
    routeOf(name).path,
  )
  await router.load()
  return <RouterProvider router={router} />
}

/** The page without its content: what can be drawn before the payload is there. */
export function drawShell(
  drawing: Drawing,
  name: RouteName,
  site: SitePayload,
  content: ReactNode = null,
): ReactElement {
  const { locale } = drawing
  const t = translators[locale]
  const route = routeOf(name)
  return (
    <Document
      {...frame(drawing)}
      scope={{ locale, t, site, route: name, path: route.path }}
      title={pageTitle(t, name)}
      description={t(`routes.${name}.description`)}
      indexed={route.index}
      layout={route.layout}
    >
      {content}
    </Document>
  )
}

/** The page whose content broke after its shell had left: the same shell, and what to do now. */
export function drawBroken(
  drawing: Drawing,
  name: RouteName,
  site: SitePayload,
  incident: string,
): ReactElement {
  return drawShell(drawing, name, site, <Broken incident={incident} />)
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
