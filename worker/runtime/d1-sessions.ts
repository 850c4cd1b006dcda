import { createDatabase, type Database } from '#db/client'
import type { VersionMemory } from '../payloads/content-version'

/** The D1 sessions of one request, each opened when it is first used. */
export interface Sessions {
  /** Reads come from the nearest replica that is as new as what the isolate has read. */
  readonly db: Database
  /** The same database at its primary: for writing, and for reading what was just written. */
  readonly primary: Database
  /** From here on `db` reads from the primary too. */
  readFromPrimary: () => void
  /** Notes how new what `db` has read is, so that later requests read nothing older. */
  rememberBookmark: () => void
}

export function openSessions(d1: D1Database, versions: VersionMemory): Sessions {
  let near: D1DatabaseSession | undefined
  let first: D1DatabaseSession | undefined
  const openNear = () => {
    near ??= d1.withSession(versions.bookmark ?? 'first-unconstrained')
    return near
  }
  const openPrimary = () => {
    first ??= d1.withSession('first-primary')
    return first
  }
  let db: Database | undefined
  let primary: Database | undefined
  return {
    get db() {
      db ??= createDatabase(openNear())
      return db
    },
    get primary() {
      primary ??= createDatabase(openPrimary())
      return primary
    },
    readFromPrimary() {
      near = openPrimary()
      db = undefined
    },
    rememberBookmark() {
      const bookmark = near?.getBookmark() ?? null
      // Bookmarks sort as text, the oldest first.
      if (bookmark && bookmark > (versions.bookmark ?? '')) versions.bookmark = bookmark
    },
  }
}
