import { newVisitor } from '../forms/posts'
import { origin, type Site } from '../site'
import type { TokenProvider } from './token-provider'

type Answer = Awaited<ReturnType<Site['ask']>>

/** A browser's cookies for one site, without script. */
export interface Browser {
  cookies: Map<string, string>
  open: (path: string, headers?: Record<string, string>) => Promise<Answer>
  /** Fields as pairs may occur more than once. */
  post: (
    path: string,
    fields?: Record<string, string> | [string, string][],
    from?: string,
  ) => Promise<Answer>
  /** Sends a form with files. */
  postFiles: (path: string, form: FormData, from?: string) => Promise<Answer>
}

export function createBrowser(site: Pick<Site, 'ask'>): Browser {
  const cookies = new Map<string, string>()
  const visitor = newVisitor()
  async function send(path: string, init: Parameters<Site['ask']>[1] & { headers: object }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...visitor, ...init.headers, ...(cookie && { cookie }) }
    const response = await site.ask(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    open: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, from = origin) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    async postFiles(path, form, from = origin) {
      const sent = new Response(form)
      const type = sent.headers.get('content-type') ?? ''
      const body = Buffer.from(await sent.arrayBuffer())
      return send(path, { method: 'POST', body, headers: { origin: from, 'content-type': type } })
    },
  }
}

/** Starts a login; the parameters that the site sends to the provider. */
export async function startLogin(
  { open }: Browser,
  path = '/auth/login',
): Promise<URLSearchParams> {
  const response = await open(path)
  return new URL(response.headers.get('location') ?? '', origin).searchParams
}

/** The address that the provider redirects to after a login. */
export function callbackOf(
  { issuer }: Pick<TokenProvider, 'issuer'>,
  sent: URLSearchParams,
  parameters: Record<string, string | undefined> = {},
): string {
  const all = { code: 'code-1', state: sent.get('state') ?? '', iss: issuer, ...parameters }
  const known = Object.entries(all).filter((pair): pair is [string, string] => !!pair[1])
  return `/auth/callback?${new URLSearchParams(known)}`
}

/** A whole login; the answer to the callback. */
export async function logIn(
  provider: TokenProvider,
  browser: Browser,
  path?: string,
): Promise<Answer> {
  const sent = await startLogin(browser, path)
  provider.nonce = sent.get('nonce') ?? ''
  return browser.open(callbackOf(provider, sent))
}
