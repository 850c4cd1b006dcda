import type { Context } from 'hono'
import { drawContent } from '#client/render'
import type { Own } from '#domain/forms/own'
import type { Asked } from './asked'
import { readAttributes } from './attributes'
import { drawBytes, encode, join } from './bytes'
import type { AppEnv } from './context'
import { loadPage } from './page-data'
import { inMain } from './render'
import { shellOf } from './shell'

interface Options {
  status?: number
  headers?: Record<string, string>
}

/** A page with what is one visitor's in it: drawn for them alone, whole, and never kept. */
export async function answerOwn(
  c: Context<AppEnv>,
  asked: Asked,
  own: Own,
  { status = 200, headers }: Options = {},
): Promise<Response> {
  const work = c.get('work')
  const page = await loadPage(work, asked.name, asked.locale)
  const data = { ...page.data, own }
  const [shell, content] = await Promise.all([
    shellOf(c, work, asked, data.site, data.edition, own),
    drawBytes(c, drawContent(asked.locale, asked.name, data)),
  ])
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const { before, attributesAt, after } = shell
  const bytes = join(
    before.subarray(0, attributesAt),
    encode(markup),
    before.subarray(attributesAt),
    inMain(content),
    after,
  )
  c.set('source', page.source)
  return new Response(c.req.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...shell.headers,
      'cache-control': 'no-store',
      vary: 'Cookie',
      'x-request-id': work.requestId,
      ...((status !== 200 || own.kind !== 'form') && { 'x-robots-tag': 'noindex' }),
      ...headers,
    },
  })
}
