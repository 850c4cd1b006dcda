import { Headers, type Miniflare, Response } from 'miniflare'
import { request } from './connections'

export const origin = 'http://localhost:8787'

export type Answer = Awaited<ReturnType<Miniflare['dispatchFetch']>>
export type Asking = Parameters<Miniflare['dispatchFetch']>[1]

/** Statuses of a response that has no body. */
const bodyless = [204, 205, 304]

/** What `fetch` adds to a request. */
const defaults = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'undici',
}

/** A request without body that needs nothing of `fetch`, which takes four times the CPU. */
async function askPlainly(runtime: Miniflare, url: URL, method: string, headers: Headers) {
  const sent = {
    ...defaults,
    ...Object.fromEntries(headers),
    'mf-original-url': url.origin + url.pathname + url.search,
    'mf-disable-pretty-error': 'true',
  }
  const response = await request((await runtime.ready).origin, {
    path: url.pathname + url.search,
    method: method as 'GET',
    headers: sent,
  })
  const bytes = await response.body.arrayBuffer()
  if (response.headers['mf-experimental-error-stack'] !== undefined) {
    throw new Error(`The worker threw: ${new TextDecoder().decode(bytes)}`)
  }
  const received = new Headers()
  for (const [name, value = ''] of Object.entries(response.headers)) {
    for (const one of [value].flat()) received.append(name, one)
  }
  const body = method === 'HEAD' || bodyless.includes(response.statusCode) ? null : bytes
  return new Response(body, { status: response.statusCode, headers: received })
}

/**
 * Requests without compression, which would take the local entry twice the time, and reads the
 * whole body, because a site cannot close while a body is unread.
 */
export async function askWhole(runtime: Miniflare, path: string, init?: Asking): Promise<Answer> {
  const headers = new Headers(init?.headers)
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
  const url = new URL(path, origin)
  const { method = 'GET', headers: _, ...others } = init ?? {}
  const isPlain = Object.keys(others).length === 0 && headers.get('accept-encoding') === 'identity'
  if (isPlain) return askPlainly(runtime, url, method, headers)
  const answer = await runtime.dispatchFetch(url.href, { redirect: 'manual', ...init, headers })
  return new Response(answer.body && (await answer.arrayBuffer()), answer)
}
