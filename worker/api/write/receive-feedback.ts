import type { Context } from 'hono'
import { findSmallForm } from '#domain/forms/small-forms'
import { verifyAltcha } from '../../captcha/altcha'
import { recordComment } from '../../feedback/record-comment'
import { recordRating } from '../../feedback/record-rating'
import { recordUsefulness } from '../../feedback/record-usefulness'
import { readFields } from '../../http/form-fields'
import { type PageRequest, parsePageRequest } from '../../routing/page-request'
import { resolveUrl } from '../../routing/resolve-url'
import type { AppEnv } from '../../runtime/app-env'
import { checkKey } from '../../submissions/form-submission'
import { acceptedLocale } from '../accepted-locale'
import { respondApiProblem } from '../problem'
import { problemOfStatus } from '../problem-types'
import { challengeAction, type PageOperation } from './operations'
import { writeHeaders } from './write-headers'

type Recorder = (
  c: Context<AppEnv>,
  page: PageRequest,
  sent: Record<string, unknown>,
) => Promise<Response>

const recorders: Record<PageOperation, Recorder> = {
  feedback: recordUsefulness,
  rating: recordRating,
  comment: (c, page, sent) => recordComment(c, page, sent, 'comment'),
}

/** The page that feedback is about; null if it is none that takes this kind. */
function readPage(path: unknown, name: PageOperation): PageRequest | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const { place, locale, moved } = resolveUrl(path)
  if (!place || moved || !findSmallForm(place.name, name)) return null
  return parsePageRequest(place, locale, new URLSearchParams())
}

/** Says in the API's own form what a recorder for pages has answered. */
async function respondRecorded(c: Context<AppEnv>, recorded: Response): Promise<Response> {
  const locale = c.get('locale')
  const body: Record<string, unknown> = await recorded.json()
  if (!recorded.ok) {
    const retryAfter = recorded.headers.get('retry-after')
    return respondApiProblem(c, locale, problemOfStatus(recorded.status), {
      ...(typeof body.issue === 'string' && { issues: [{ field: 'body', message: body.issue }] }),
      ...(retryAfter && { retryAfter: Number(retryAfter) }),
    })
  }
  const { tally = null } = body
  return new Response(`${JSON.stringify({ tally })}\n`, {
    status: 201,
    headers: {
      ...writeHeaders(c),
      'content-type': 'application/json; charset=utf-8',
      'content-language': locale,
    },
  })
}

/** Records what a program says about a page, with a challenge solved for its idempotency key. */
export async function receiveFeedback(c: Context<AppEnv>, name: PageOperation): Promise<Response> {
  const locale = acceptedLocale(c)
  c.set('locale', locale)
  const key = c.req.header('idempotency-key')
  if (!key) return respondApiProblem(c, locale, 'missing-idempotency-key')
  checkKey(key)
  const { values } = await readFields(c, { lists: ['reasons'] })
  const { page: path, altcha, ...sent } = values
  const page = readPage(path, name)
  if (!page) return respondApiProblem(c, locale, 'no-such-page')
  const action = challengeAction(name, key)
  const verdict =
    typeof altcha === 'string' ? await verifyAltcha(c.get('ctx'), altcha, action) : null
  if (!verdict?.ok) return respondApiProblem(c, locale, 'captcha')
  return respondRecorded(c, await recorders[name](c, page, sent))
}
