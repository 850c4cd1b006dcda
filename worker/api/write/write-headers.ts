import type { Context } from 'hono'
import { plainHeaders } from '../../http/security-headers'
import type { AppEnv } from '../../runtime/app-env'

/** Headers of answers to writes: nobody keeps them, and no other origin may read them. */
export function writeHeaders(c: Context<AppEnv>): Record<string, string> {
  return { ...plainHeaders, 'cache-control': 'no-store', 'x-request-id': c.get('requestId') }
}
