import { keepPreferences, type Preferences } from '#db/accounts/accounts'
import { describeError, log } from '../log'
import { deadlines, withDeadline } from '../runtime/deadlines'
import type { SessionContext } from './auth-context'
import { sessionHashOf } from './session'

/**
 * Stores a choice of language or display with the logged-in account. A failure is only logged: the
 * choice itself is in a cookie, which also serves guests and works without D1.
 */
export async function keepChoice(c: SessionContext, preferences: Preferences): Promise<void> {
  const idHash = await sessionHashOf(c)
  if (!idHash) return
  const { primary, now, requestId: request } = c.get('ctx')
  try {
    const keeping = keepPreferences(primary, idHash, preferences, now)
    await withDeadline(deadlines.d1Write, 'd1.write', keeping)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.write', request, ...describeError(error) })
  }
}
