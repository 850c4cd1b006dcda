import { Outlet, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import type { PageData } from '#domain/payloads/payloads'
import { type RouteName, routeOf } from '#domain/site/routes'
import { Document } from '../document'
import { documentTitle } from '../head'
import { StandingPart } from '../layouts/chrome'
import type { RouterContext } from './router'

interface Shown {
  name: RouteName
  /** Absent when the page's data could not be had. */
  data: PageData | undefined
  path: string
}

/**
 * The frame around every page, drawn from the route that is shown and its data, else from the data
 * of the page before.
 */
export function Root() {
  const shown = useRouterState({
    select: ({ matches, location }): Shown | undefined => {
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
  const last = useRef(shown?.data)
  if (shown?.data) last.current = shown.data
  const data = last.current
  if (!shown || !context || !data) return null
  const { name } = shown
  const { locale, t, standing } = context
  const { head, site, query, own, icons } = data
  const path = shown.data?.path ?? shown.path
  const { index, layout } = routeOf(name)
  return (
    <Document
      {...context}
      scope={{ locale, t, site, route: name, path, query, own, icons, trail: [], ...head }}
      title={documentTitle(t, name, head.title, own)}
      indexed={index}
      layout={layout}
      top={<StandingPart html={standing.top} />}
      bottom={<StandingPart html={standing.bottom} />}
      edition={data.edition}
    >
      <Outlet />
    </Document>
  )
}
