import { createHash, randomBytes } from 'node:crypto'

export const siteOrigin = 'http://localhost:9'
export const callback = `${siteOrigin}/auth/callback`

/** A browser without script that follows redirects inside the provider only. */
export function createBrowser() {
  const jar = new Map<string, string>()

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', cookie, ...init.headers }
    const response = await fetch(url, { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one))) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** The page that stops the redirects, or the first address outside the provider. */
  async function visit(url: string, init?: RequestInit): Promise<{ url: string; page: Response }> {
    const page = await open(url, init)
    const location = page.headers.get('location')
    if (!location) return { url, page }
    const next = new URL(location, url)
    return next.origin === new URL(url).origin ? visit(next.href) : { url: next.href, page }
  }

  const submit = (url: string, fields: Record<string, string>) =>
    visit(url, { method: 'POST', body: new URLSearchParams(fields) })
  return { visit, submit }
}

export const createVerifier = () => randomBytes(32).toString('base64url')

export function authorizationUrl(issuer: string, verifier: string, extra = {}): string {
  const query = new URLSearchParams({
    client_id: 'site',
    response_type: 'code',
    scope: 'openid profile email roles',
    redirect_uri: callback,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return `${issuer}/auth?${query}`
}

/** Signs in as the user and returns the parameters that the callback receives. */
export async function signIn(issuer: string, verifier: string, user: string, extra = {}) {
  const browser = createBrowser()
  const login = await browser.visit(authorizationUrl(issuer, verifier, extra))
  const { url } = await browser.submit(login.url, { user })
  return { browser, params: new URL(url).searchParams }
}

export function redeem(issuer: string, code: string | null, extra: Record<string, string>) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'site',
    redirect_uri: callback,
    code: code ?? '',
    ...extra,
  })
  return fetch(`${issuer}/token`, { method: 'POST', body })
}
