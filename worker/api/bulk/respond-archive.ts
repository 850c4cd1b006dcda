import { type InFlight, shareInFlight } from '../../cache/in-flight-renders'
import type { HandlerContext } from '../../http/handler-context'
import { httpDate } from '../../http/preconditions'
import { plainHeaders } from '../../http/security-headers'
import { logFailure } from '../../log'
import { mayRead, readWindowInSeconds } from '../../middleware/rate-limits'
import { archiveType } from '../../openapi/bulk'
import { refuseParameters } from '../../openapi/list-request'
import { retryAfterFailure } from '../../problems/respond-problem'
import { deadlines, type WaitUntil, withDeadline } from '../../runtime/deadlines'
import { type ApiDeps, acceptedLocale } from '../api-context'
import { apiHeaders } from '../headers'
import { respondApiProblem, respondApiRefusal } from '../problem'
import { type ArchiveDeps, archiveKey, isArchiveStale, makeArchive } from './archive'

type ArchiveContext = HandlerContext<
  ApiDeps & ArchiveDeps & { waitUntil: WaitUntil; isolate: { archiveInFlight: InFlight<R2Object> } }
>

/** The stored archive; it is made anew if there is none, or one with a record that was deleted since. */
async function findArchive(c: ArchiveContext): Promise<R2Object> {
  const ctx = c.get('ctx')
  const heading = ctx.env.DATASETS.head(archiveKey)
  const stored = await withDeadline(deadlines.fileGet, 'archive.head', heading)
  if (stored && !(await isArchiveStale(ctx, stored))) return stored
  return shareInFlight(ctx.isolate.archiveInFlight, archiveKey, ctx, () => makeArchive(ctx))
}

/** `/api/v1/archive.jsonl.gz`: all records of all lists in both languages, made once a day. */
export async function respondArchive(c: ArchiveContext): Promise<Response> {
  const locale = acceptedLocale(c)
  const refused = refuseParameters(c.get('url').searchParams, [])
  if (refused) return respondApiRefusal(c, refused)
  if (!(await mayRead(c))) {
    return respondApiProblem(c, locale, 'too-many-requests', { retryAfter: readWindowInSeconds })
  }
  try {
    const { httpEtag, uploaded, size, customMetadata } = await findArchive(c)
    const isHead = c.req.method === 'HEAD'
    const object = isHead ? null : await c.env.DATASETS.get(archiveKey)
    const day = customMetadata?.day ?? ''
    return new Response(object?.body ?? null, {
      headers: {
        ...plainHeaders,
        ...apiHeaders,
        'cache-control': 'no-cache',
        'content-disposition': `attachment; filename="archive-${day}.jsonl.gz"`,
        'content-length': String(size),
        'content-type': archiveType,
        etag: httpEtag,
        'last-modified': httpDate(uploaded.getTime()),
        'x-request-id': c.get('requestId'),
      },
    })
  } catch (error) {
    logFailure(error, { request: c.get('requestId'), part: 'archive' })
    return respondApiProblem(c, locale, 'unavailable', { retryAfter: retryAfterFailure })
  }
}
