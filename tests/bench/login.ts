import type { Served } from './runtime.ts'

/** Cookies by origin, as a browser keeps them. */
class CookieJar {
  readonly #cookies = new Map<string, Map<string, string>>()

  keep(origin: string, { headers }: Response): void {
    const kept = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, kept)
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) kept.set(name, value)
      else kept.delete(name)
    }
  }

  headerOf(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map((pair) => pair.join('=')).join('; ')
  }
}

/**
 * Logs in as a sample user of the local identity provider, whose client is the site at
 * `publicOrigin`, and returns the header `cookie` of the session.
 */
export async function logIn(
  { direct }: Served,
  publicOrigin: string,
  user: string,
): Promise<string> {
  const jar = new CookieJar()
  const ask = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const headers = { cookie: jar.headerOf(url.origin), accept: 'text/html' }
    const response = await fetch(url, { redirect: 'manual', headers, ...init })
    jar.keep(url.origin, response)
    return response
  }
  let url = new URL('/auth/login', direct)
  for (let hop = 0; hop < 10; hop++) {
    const isForm = url.pathname.startsWith('/interaction/')
    const choice = { method: 'POST', body: new URLSearchParams({ user }) }
    const response = await ask(url, isForm ? choice : {})
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url.pathname}: ${response.status} while logging in`)
    const isDone = url.pathname === '/auth/callback'
    url = new URL(location.replace(publicOrigin, direct), url)
    if (isDone) return jar.headerOf(direct)
  }
  throw new Error('The login goes in a circle')
}
