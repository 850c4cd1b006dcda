import { Outlet, useRouterState } from '@tanstack/react-router'
import type { PageData } from '#domain/payloads'
import { type RouteName, routeOf } from '#domain/routes'
import { Document } from './document'
import { pageTitle } from './head'
import type { RouterContext } from './router'

interface Shown {
  name: RouteName
  data: PageData
}

/** The frame around every page, drawn from the route that is shown and its data. */
export function Root() {
  const shown = useRouterState({
    select: ({ matches }): Shown | undefined => {
      const match = matches.at(-1)
      const name = match?.staticData.name
      const data = match?.loaderData as PageData | undefined
      return name && data ? { name, data } : undefined
    },
    structuralSharing: true,
  })
  const context = useRouterState({
    select: ({ matches }) => matches[0]?.context as RouterContext | undefined,
  })
  if (!shown || !context) return null
  const { name, data } = shown
  const { locale, t } = context
  const route = routeOf(name)
  return (
    <Document
      {...context}
      scope={{ locale, t, site: data.site, route: name, path: route.path }}
      title={pageTitle(t, name)}
      description={t(`routes.${name}.description`)}
      indexed={route.index}
      layout={route.layout}
      version={data.version}
    >
      <Outlet />
    </Document>
  )
}
