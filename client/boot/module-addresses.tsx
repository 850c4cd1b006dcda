import type { SitePayload } from '#domain/payloads/payloads'
import { type RouteName, routeOf } from '#domain/site/routes'

/** Addresses of the small modules that work without React. */
export interface ModuleAddresses {
  /** externals.ts */
  externals: string
  /** players.ts */
  players: string
}

interface Subject {
  site: SitePayload
  /** Null on problem pages. */
  route: RouteName | null
}

/** What of others a page may load after consent; nothing on a page that tells nobody of its visitors. */
export function externalsOf({ site, route }: Subject) {
  const { scripts, sheet } = site.externals
  const isSome = scripts.length > 0 || sheet !== null
  return isSome && !(route && routeOf(route).discreet) ? site.externals : null
}

/** Origins whose players may stand on a page: on one with videos, those the settings allow. */
export function playersOf({ site, route }: Subject): readonly string[] {
  return route && routeOf(route).videos ? site.playerOrigins : []
}

/** The modules a page needs; most need none. */
export function OwnModules({ addresses, of }: { addresses: ModuleAddresses; of: Subject }) {
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
