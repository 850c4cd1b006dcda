import { Outlet, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { PageData } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import { Document } from './document'
import { pageTitle } from './head'
import type { RouterContext } from './router'

interface Shown {
  name: RouteName
  /** Absent when the page's data could not be had. */
  data: PageData | undefined
}

/**
 * The frame around every page, drawn from the route that is shown and its data, else from the data
 * of the page before.
 */
export function Root() {
  const shown = useRouterState({
    select: ({ matches }): Shown | undefined => {
      const match = matches.at(-1)
      const name = match?.staticData.name
      const data = match?.loaderData as PageData | undefined
      return name ? { name, data } : undefined
    },
    structuralSharing: true,
  })
  const context = useRouterState({
    select: ({ matches }) => matches[0]?.context as RouterContext | undefined,
  })
  const last = useRef(shown?.data)
  if (shown?.data) last.current = shown.data
  const data = last.current
  if (!shown || !context || !data) return null
  const { name } = shown
  const { locale, t } = context
  const route = routeOf(name)
  return (
    <Document
      {...context}
      scope={{ locale, t, site: data.site, route: name, path: route.path, own: data.own }}
      title={pageTitle(t, name, data.own)}
      description={t(`routes.${name}.description`)}
      indexed={route.index}
      layout={route.layout}
      edition={data.edition}
    >
      <Outlet />
    </Document>
  )
}
