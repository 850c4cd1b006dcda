import { log } from '../log'

/** Logs a failed login by the class and code of its error: its message may contain a token. */
export function logLoginFailure(
  { requestId }: { requestId: string },
  part: 'login.discovery' | 'login.token' | 'login.session',
  error: unknown,
): void {
  const { name, code } = error as { name?: unknown; code?: unknown }
  const words = [name, code].filter((word) => typeof word === 'string')
  log('warn', { event: 'failure', request: requestId, part, error: words.join(' ') || 'unknown' })
}
