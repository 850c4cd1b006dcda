import { type Dispatcher, errors, Pool } from 'undici'

/** Pools that reuse their connections. */
const reusing = new WeakSet<Dispatcher>()

/**
 * Miniflare reaches workerd through a pool of connections, which workerd closes when they are idle
 * for 5 s; a process that is busy for that long would use a closed one. So these are used once.
 */
const dispatch = Pool.prototype.dispatch
Pool.prototype.dispatch = function dispatchOnce(options, handler) {
  return dispatch.call(this, reusing.has(this) ? options : { ...options, reset: true }, handler)
}

interface Lasting {
  pool: Pool
  endsAt: number
}

const pools = new Map<string, Lasting>()

const createPool = (origin: string) => new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 })

/** A new pool after half a second: no connection in it has been idle for longer. */
function sharedPool(origin: string): Pool {
  const known = pools.get(origin)
  const now = performance.now()
  if (known && now < known.endsAt) return known.pool
  if (known) void known.pool.close()
  const pool = createPool(origin)
  reusing.add(pool)
  pools.set(origin, { pool, endsAt: now + 500 })
  return pool
}

/** Sends a request to a workerd over a connection that others use too. */
export async function request(
  origin: string,
  options: Dispatcher.RequestOptions,
): Promise<Dispatcher.ResponseData> {
  try {
    return await sharedPool(origin).request(options)
  } catch (error) {
    if (!(error instanceof errors.SocketError)) throw error
    // A workerd that had no processor for seconds closes an idle connection without reading what
    // has come meanwhile. If it has died instead, this fails as well.
    const pool = createPool(origin)
    try {
      return await pool.request(options)
    } finally {
      void pool.close()
    }
  }
}

/** Ends all connections, because their workerd does. */
export function closeConnections(): void {
  for (const { pool } of pools.values()) void pool.close()
  pools.clear()
}
