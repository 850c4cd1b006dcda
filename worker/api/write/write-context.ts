import { listHits } from '#db/rate-limits/rate-limit-hits'
import type { FeedbackDeps } from '../../feedback/record-feedback'
import type { FieldsDeps } from '../../http/form-fields'
import type { HandlerContext } from '../../http/handler-context'
import { plainHeaders } from '../../http/security-headers'
import { clientAddress } from '../../runtime/client-address'
import { beforeDeadline, deadlines } from '../../runtime/deadlines'
import { rateLimitKeyOf } from '../../security/keyrings'
import { secondsUntilAllowed, submissionWindowMs } from '../../submissions/outcome'
import type { SubmitDeps } from '../../submissions/submit'

/** What the writes of the API use. */
export type WriteContext = HandlerContext<FieldsDeps & SubmitDeps & FeedbackDeps>

/** Headers of responses to writes: not cached, and not readable by other origins. */
function writeHeaders(c: WriteContext): Record<string, string> {
  return { ...plainHeaders, 'cache-control': 'no-store', 'x-request-id': c.get('requestId') }
}

/** Responds to a write, or to what belongs to one, with JSON. */
export function respondWrite(
  c: WriteContext,
  answer: object,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  const all = { ...writeHeaders(c), ...type, ...headers }
  return new Response(`${JSON.stringify(answer)}\n`, { status, headers: all })
}

/** A limit of submissions in their window, by what it is counted under. */
export interface SubmissionLimit {
  purpose: 'submit' | 'sandbox'
  atMost: number
}

/** What remains of the submissions of a client, as `RateLimit` has it; null while D1 is away. */
export async function readSubmissionsLeft(
  c: WriteContext,
  { purpose, atMost: submitsAtMost }: SubmissionLimit,
): Promise<string | null> {
  const ctx = c.get('ctx')
  const { now, primary } = ctx
  const rateLimitKey = await rateLimitKeyOf(ctx, purpose, clientAddress(c.req.raw.headers))
  const reading = listHits(primary, [{ rateLimitKey, since: now - submissionWindowMs }])
  const [times] = (await beforeDeadline(deadlines.d1Read, reading)) ?? []
  if (!times) return null
  const left = Math.max(0, submitsAtMost - times.length)
  // Forms that solved the step-up challenge may have gone past the limit of programs.
  const atMost = Math.max(1, Math.min(submitsAtMost, times.length))
  const reset = secondsUntilAllowed(times, submissionWindowMs, now, atMost)
  return `"submissions";r=${left};t=${reset}`
}
