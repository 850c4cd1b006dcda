import { Outlet, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Translate } from '#domain/messages/translate'
import type { PageData } from '#domain/payloads/page-data'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routeOf } from '#domain/site/routes'
import { type BrowserCode, Document, type InlineCode } from '../document'
import { documentTitle } from '../head'
import { siteScope } from '../i18n'
import { ServerChromePart } from '../layouts/chrome'

interface CurrentPage {
  name: RouteName
  /** Absent if the page's data could not be loaded. */
  data: PageData | undefined
  path: string
}

/**
 * Document around the current page. It keeps the data of the previous page until that of the new
 * one is loaded.
 */
export function Root() {
  const current = useRouterState({
    select: ({ matches, location }): CurrentPage | undefined => {
      const match = matches.at(-1)
      const name = match?.staticData.name
      const data = match?.loaderData as PageData | undefined
      return name ? { name, data, path: location.pathname } : undefined
    },
    structuralSharing: true,
  })
  const context = useRouterState({
    select: ({ matches }) => matches[0]?.context as RouterContext | undefined,
  })
  const last = useRef(current?.data)
  if (current?.data) last.current = current.data
  const data = last.current
  if (!current || !context || !data) return null
  const { name } = current
  const { locale, t, serverMarkup } = context
  const { head, site, query, own: personalState, icons } = data
  const path = current.data?.path ?? current.path
  const { index, layout } = routeOf(name)
  return (
    <Document
      {...context}
      scope={{
        locale,
        t,
        ...siteScope(site),
        route: name,
        path,
        query,
        personalState,
        icons,
        trail: [],
        ...head,
      }}
      title={documentTitle(t, name, head.title, personalState)}
      indexed={index}
      layout={layout}
      top={<ServerChromePart html={serverMarkup.top} />}
      bottom={<ServerChromePart html={serverMarkup.bottom} />}
      edition={data.edition}
    >
      <Outlet />
    </Document>
  )
}

/** Loads the data of the page at a path without language prefix, with its query. */
export type PageDataLoader = (name: RouteName, path: string, search: string) => Promise<PageData>

export interface RouterContext {
  load: PageDataLoader
  locale: Locale
  t: Translate
  origin: string
  inline: InlineCode
  browser: BrowserCode
  icon: string
  /** Markup before and after `<main>`, as the worker sent it. */
  serverMarkup: { top: string; bottom: string }
}
