import { wrap } from './wrap.ts'

/** Bookmarks sort as text, oldest first, as D1's do. */
const bookmarks = { replica: '00000001-replica', primary: '00000002-primary' }

/**
 * A database with a primary and a replica behind D1's Sessions API. While `isNear`, a session
 * without a bookmark or with the replica's bookmark reads the replica; all others read the primary.
 */
export function replicatedD1(
  primary: D1Database,
  replica: D1Database,
  isNear: boolean,
): D1Database {
  return wrap(primary, (name, call) => {
    if (name !== 'withSession') return call
    return (constraint) => {
      const isOld = constraint === 'first-unconstrained' || constraint === bookmarks.replica
      const session = (isNear && isOld ? replica : primary).withSession()
      const bookmark = isNear && isOld ? bookmarks.replica : bookmarks.primary
      return wrap(session, (inner, next) =>
        inner === 'getBookmark' ? () => bookmark as never : next,
      ) as never
    }
  })
}
