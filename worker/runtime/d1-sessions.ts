import { createDatabase, type Database } from '#db/client'

/** The D1 sessions of one request; each is opened on first use. */
export interface D1Sessions {
  /** Reads from the nearest replica that is at least as new as the isolate's bookmark. */
  readonly db: Database
  /** Session on the primary: for writes, and for reads that must see them. */
  readonly primary: Database
  /** Makes `db` read from the primary too, for the rest of the request. */
  readFromPrimary: () => void
  /** Stores the bookmark of `db` in the isolate, so that later requests read no older state. */
  rememberBookmark: () => void
}

export function openSessions(
  d1: D1Database,
  /** The isolate's: the bookmark of the newest state that was read. */
  memory: { bookmark: string | null },
): D1Sessions {
  let nearestSession: D1DatabaseSession | undefined
  let primarySession: D1DatabaseSession | undefined
  const openNearest = () => {
    nearestSession ??= d1.withSession(memory.bookmark ?? 'first-unconstrained')
    return nearestSession
  }
  const openPrimary = () => {
    primarySession ??= d1.withSession('first-primary')
    return primarySession
  }
  let db: Database | undefined
  let primary: Database | undefined
  return {
    get db() {
      db ??= createDatabase(openNearest())
      return db
    },
    get primary() {
      primary ??= createDatabase(openPrimary())
      return primary
    },
    readFromPrimary() {
      nearestSession = openPrimary()
      db = undefined
    },
    rememberBookmark() {
      const bookmark = nearestSession?.getBookmark() ?? null
      // Bookmarks sort as text, oldest first.
      if (bookmark && bookmark > (memory.bookmark ?? '')) memory.bookmark = bookmark
    },
  }
}
