import type { Database } from '#db/client'
import { findEntry } from '#db/entries/entries'
import { isWithdrawn } from '#db/releases/decide-release'
import { documentFilePath, documentSlugIn, documentType } from '#domain/site/document-path'
import { documentKey } from '#domain/site/picture-path'
import type { Bindings } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { contentDisposition, redirect } from '../http/responses'
import { plainHeaders, sandboxed } from '../http/security-headers'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'
import { deadlines, requireInTime } from '../runtime/deadlines'

interface DocumentDeps {
  env: Pick<Bindings, 'MEDIA'>
  db: Database
  /** Epoch ms. */
  now: number
}

const forever = 'public, max-age=31536000, immutable'

/** Leads from the address of a document to the bytes that it has now; 410 once it is withdrawn. */
export async function redirectToDocument(
  c: HandlerContext<DocumentDeps & ProblemDeps>,
): Promise<Response> {
  const { db, now } = c.get('ctx')
  const slug = documentSlugIn(c.get('url').pathname)
  if (!slug) return respondProblem(c, 404)
  const finding = findEntry(db, 'document', slug, 'ar', now)
  const entry = await requireInTime(deadlines.d1Read, 'd1.document', finding)
  if (!entry) return respondProblem(c, (await isWithdrawn(db, 'document', slug)) ? 410 : 404)
  const { file = slug, name } = entry.body
  return redirect(documentFilePath(file, name), 302, { 'cache-control': 'no-cache' })
}

/** Headers of a file that the browser downloads, and does not run if it shows it. */
export function downloadHeaders(name: string): Record<string, string> {
  return {
    ...plainHeaders,
    'content-security-policy': sandboxed,
    'content-type': documentType(name) ?? 'application/octet-stream',
    'content-disposition': contentDisposition(name),
  }
}

/** The bytes of a document that is on the site; 404 under another name than that of the file. */
export async function respondDocumentFile(
  c: HandlerContext<DocumentDeps & ProblemDeps>,
): Promise<Response> {
  const file = c.req.param('slug') ?? ''
  const name = c.req.param('file') ?? ''
  const { MEDIA } = c.get('ctx').env
  const reading = MEDIA.get(documentKey(file))
  const found = await requireInTime(deadlines.fileGet, 'media.get', reading)
  if (!found || found.customMetadata?.name !== name) {
    await found?.body.cancel()
    return respondProblem(c, 404)
  }
  return new Response(found.body, {
    headers: {
      ...downloadHeaders(name),
      'cache-control': forever,
      'content-length': String(found.size),
      etag: found.httpEtag,
    },
  })
}
