import type { SearchPayload } from '#client/pages/site/search/payload.ts'
import { recordGap } from '#db/search/gaps'
import { hasPersonalIdentifier } from '#domain/content/impersonal'
import { riyadhDate } from '#domain/dates/calendar'
import { parseQuery } from '#domain/search/query'
import { toBase64Url } from '#domain/text/encoding'
import type { HandlerContext } from '../http/handler-context'
import { isClientUnderLimit } from '../middleware/rate-limits'
import { clientAddress } from '../runtime/client-address'
import { deadlines, type WaitUntil, withLoggedDeadline } from '../runtime/deadlines'
import { tokenKeyringOf } from '../security/keyrings'
import type { TokenDeps } from '../security/tokens'

type GapDeps = TokenDeps & { waitUntil: WaitUntil }

function isGap({ state, answer, other }: SearchPayload): boolean {
  return state === 'none' && answer === null && other === null
}

/**
 * Counts a search of the whole site that found nothing in either language, after the response. A
 * query that may identify a person is not counted.
 */
export function countGap(c: HandlerContext<GapDeps>, payload: SearchPayload): void {
  if (!isGap(payload) || hasPersonalIdentifier(payload.text)) return
  const counting = count(c, payload.text)
  c.get('ctx').waitUntil(withLoggedDeadline(deadlines.write, 'd1.gap', counting))
}

async function count(c: HandlerContext<GapDeps>, text: string): Promise<void> {
  const { headers } = c.req.raw
  if (!(await isClientUnderLimit(c.env.WRITE_LIMIT, headers, 'gap:'))) return
  const ctx = c.get('ctx')
  const keyring = await tokenKeyringOf(ctx)
  const { terms } = parseQuery(text)
  const day = riyadhDate(ctx.now)
  const hash = async (value: string) =>
    toBase64Url((await keyring.hash(`${day} ${value}`, 'gap')).subarray(0, 16))
  const folded = terms.map((term) => term.folded).join(' ')
  await recordGap(c.env.SEARCH, {
    day,
    locale: c.get('locale'),
    query: terms.map(({ exact }) => exact).join(' '),
    queryHash: await hash(folded),
    askerHash: await hash(`${clientAddress(headers)} ${folded}`),
  })
}
