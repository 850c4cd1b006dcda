import { wrap } from './wrap.ts'

/** As D1's own: they sort as text, the oldest first. */
const bookmarks = { replica: '00000001-replica', primary: '00000002-primary' }

/**
 * A database with two states that D1's Sessions API tells apart. While `isNear`, a session without a
 * bookmark, or with the replica's, reads the replica; every other one reads the primary's state.
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
