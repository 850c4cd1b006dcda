import type { Context } from 'hono'
import { findSmallForm } from '#domain/forms/small-forms'
import type { Locale } from '#domain/site/locale'
import { verifyAltcha } from '../../captcha/altcha'
import { recordComment } from '../../feedback/record-comment'
import { recordRating } from '../../feedback/record-rating'
import { recordUsefulness } from '../../feedback/record-usefulness'
import { type PageRequest, parsePageRequest } from '../../routing/page-request'
import { resolveUrl } from '../../routing/resolve-url'
import type { AppEnv } from '../../runtime/app-env'
import { acceptedLocale } from '../accepted-locale'
import { respondApiProblem } from '../problem'
import { problemOfStatus } from '../problem-types'
import { challengeAction, type PageOperation, type PagePath, pageOperations } from './operations'
import { readBody, requireKey } from './read-body'
import { writeHeaders } from './write-headers'

type Recorder = (
  c: Context<AppEnv>,
  page: PageRequest,
  sent: Record<string, unknown>,
) => Promise<Response>

/** What records each, and its fields; the first of them is the one an issue is about. */
const recorders: Record<PageOperation, { record: Recorder; fields: [string, ...string[]] }> = {
  feedback: { record: recordUsefulness, fields: ['answer', 'reasons'] },
  rating: { record: recordRating, fields: ['score'] },
  comment: {
    record: (c, page, sent) => recordComment(c, page, sent, 'comment'),
    fields: ['comment'],
  },
}

/** The page that feedback is about, with its texts in a language; null if it takes none. */
function readPage(path: unknown, name: PageOperation, locale: Locale): PageRequest | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const { place, moved } = resolveUrl(path)
  if (!place || moved || !findSmallForm(place.name, name)) return null
  return parsePageRequest(place, locale, new URLSearchParams())
}

/** Says in the API's own form what a recorder for pages has refused. */
async function respondRefused(
  c: Context<AppEnv>,
  name: PageOperation,
  refused: Response,
): Promise<Response> {
  const locale = c.get('locale')
  const retryAfter = refused.headers.get('retry-after')
  const { issue, title }: { issue?: string; title?: string } = await refused.json()
  if (c.get('outcome') === 'duplicate') return respondApiProblem(c, locale, 'key-reused')
  const problem = problemOfStatus(refused.status)
  return respondApiProblem(c, locale, problem, {
    ...(problem === 'invalid-fields' && {
      issues: [{ field: recorders[name].fields[0], message: issue ?? title ?? '' }],
    }),
    ...(retryAfter && { retryAfter: Number(retryAfter) }),
  })
}

async function respondRecorded(c: Context<AppEnv>, recorded: Response): Promise<Response> {
  const { tally = null }: { tally?: object | null } = await recorded.json()
  return new Response(`${JSON.stringify({ tally })}\n`, {
    status: 201,
    headers: {
      ...writeHeaders(c),
      'content-type': 'application/json; charset=utf-8',
      'content-language': c.get('locale'),
    },
  })
}

/** Records what a program says about a page, with a challenge solved for its idempotency key. */
export async function receiveFeedback(c: Context<AppEnv>, path: PagePath): Promise<Response> {
  const name = pageOperations[path]
  const locale = acceptedLocale(c)
  c.set('locale', locale)
  const key = requireKey(c)
  if (typeof key !== 'string') return key
  const { record, fields } = recorders[name]
  const shape = { fields: ['page', ...fields, 'altcha'], lists: ['reasons'], mayHoldFiles: false }
  const body = await readBody(c, shape)
  if (body instanceof Response) return body
  const { page: pagePath, altcha, ...sent } = body.values
  const page = readPage(pagePath, name, locale)
  if (!page) return respondApiProblem(c, locale, 'no-such-page')
  const action = challengeAction(path, key)
  const verdict =
    typeof altcha === 'string' ? await verifyAltcha(c.get('ctx'), altcha, action) : null
  if (!verdict?.ok) return respondApiProblem(c, locale, 'captcha')
  const answer = await record(c, page, sent)
  return answer.ok ? respondRecorded(c, answer) : respondRefused(c, name, answer)
}
