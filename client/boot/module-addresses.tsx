import type { SitePayload } from '#domain/payloads/site'
import { type RouteName, routeOf } from '#domain/site/routes'

/** URLs of the small modules that work without React. */
export interface ModuleAddresses {
  externals: string
  players: string
  /** The desk of staff; public pages name none. */
  desk: string
}

interface Subject {
  site: SitePayload
  /** Null on problem pages. */
  route: RouteName | null
}

/**
 * External scripts and stylesheet that a page may load after consent; null on pages with
 * `sameOriginReferrer`, because a script could read their URL.
 */
export function externalsOf({ site, route }: Subject) {
  const { scripts, sheet } = site.externals
  const hasExternals = scripts.length > 0 || sheet !== null
  return hasExternals && !(route && routeOf(route).sameOriginReferrer) ? site.externals : null
}

/** Origins of the video players that a page may embed; empty on pages without videos. */
export function playersOf({ site, route }: Subject): readonly string[] {
  return route && routeOf(route).videos ? site.playerOrigins : []
}

export function ModuleAddressList({ addresses, of }: { addresses: ModuleAddresses; of: Subject }) {
  const externals = externalsOf(of)
  return (
    <>
      {externals && (
        <script
          type="module"
          src={addresses.externals}
          data-scripts={externals.scripts.join(' ')}
          data-sheet={externals.sheet ?? undefined}
        />
      )}
      {playersOf(of).length > 0 && <script type="module" src={addresses.players} data-players="" />}
    </>
  )
}
