import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleUsers } from '../../build/identity-provider/sample-users'
import { startProvider } from '../../build/identity-provider/start-provider'
import {
  authorizationUrl,
  callback,
  createBrowser,
  createVerifier,
  redeem,
  signIn,
  siteOrigin,
} from './identity-client'

let provider: Awaited<ReturnType<typeof startProvider>>
let issuer: string
beforeAll(async () => {
  provider = await startProvider({ port: 0, origin: siteOrigin })
  issuer = provider.issuer
})
afterAll(() => provider.close())

interface Jwks {
  keys: { kid: string; kty: string; n: string; e: string }[]
}

/** The provider's JSON, as the endpoint defines it. */
const readJson = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const readPart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The claims of an ID token whose signature is one of the provider's keys. */
async function verifiedClaims(token: string) {
  const [header, payload, signature = ''] = token.split('.')
  const { keys } = await readJson<Jwks>(fetch(`${issuer}/jwks`))
  const { kid, alg } = readPart(header)
  const jwk = keys.find((one) => one.kid === kid)
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  expect(alg).toBe('RS256')
  expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
  return readPart(payload)
}

async function tokenOf(user: string) {
  const verifier = createVerifier()
  const { browser, params } = await signIn(issuer, verifier, user)
  const response = await redeem(issuer, params.get('code'), { code_verifier: verifier })
  const { id_token: token } = await readJson<{ id_token: string }>(response)
  return { browser, params, token, status: response.status }
}

describe('the local identity provider', () => {
  it('describes itself', async () => {
    const described = await readJson(fetch(`${issuer}/.well-known/openid-configuration`))
    expect(issuer).toMatch(/^http:\/\/localhost:\d+$/)
    expect(described).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/session/end`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      ui_locales_supported: ['ar', 'en'],
      scopes_supported: expect.arrayContaining(['openid', 'profile', 'email', 'roles']),
    })
  })

  it('signs the visitor in with all claims in the ID token', async () => {
    const { params, token, status } = await tokenOf('visitor')
    expect([params.get('state'), params.get('iss'), status]).toEqual(['state-1', issuer, 200])
    expect(await verifiedClaims(token)).toMatchObject({
      iss: issuer,
      aud: 'site',
      sub: 'visitor',
      nonce: 'nonce-1',
      name: 'زائر تجريبي',
      'name#en': 'Sample Visitor',
      email: 'visitor@example.com',
      email_verified: true,
      roles: [],
    })
  })

  it.each(sampleUsers.map(({ id }) => id))('has a marked sample user %s', async (id) => {
    const user = sampleUsers.find((one) => one.id === id)
    const claims = readPart((await tokenOf(id)).token.split('.')[1])
    expect(claims).toMatchObject({ sub: id, roles: user?.roles, email: `${id}@example.com` })
    expect(claims.name).toContain('تجريبي')
    expect(claims['name#en']).toContain('Sample')
    expect(claims.email_verified).toBe(id !== 'unverified')
  })

  it('refuses a code without its verifier, or a second time', async () => {
    const verifier = createVerifier()
    const first = await signIn(issuer, verifier, 'visitor')
    const bare = await redeem(issuer, first.params.get('code'), {})
    expect([bare.status, (await readJson<{ error: string }>(bare)).error]).toEqual([
      400,
      'invalid_grant',
    ])
    const second = await signIn(issuer, verifier, 'visitor')
    const redeemed = () => redeem(issuer, second.params.get('code'), { code_verifier: verifier })
    expect([(await redeemed()).status, (await redeemed()).status]).toEqual([200, 400])
  })

  it('refuses a request without a challenge', async () => {
    const url = new URL(authorizationUrl(issuer, createVerifier()))
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const { url: back } = await createBrowser().visit(url.href)
    expect(new URL(back).searchParams.get('error')).toBe('invalid_request')
  })

  it('refuses a redirect address that is not registered', async () => {
    const wanted = { redirect_uri: 'http://localhost:9/elsewhere' }
    const { url, page } = await createBrowser().visit(authorizationUrl(issuer, 'v', wanted))
    expect([new URL(url).origin, page.status]).toEqual([issuer, 400])
    expect(await page.text()).toContain('invalid_redirect_uri')
    const english = { redirect_uri: `${siteOrigin}/en/auth/callback` }
    const known = await createBrowser().visit(authorizationUrl(issuer, 'v', english))
    expect(known.page.status).toBe(200)
  })

  it('returns access_denied with its name when the visitor cancels', async () => {
    const browser = createBrowser()
    const login = await browser.visit(authorizationUrl(issuer, createVerifier()))
    const { url } = await browser.submit(login.url, { cancel: 'yes' })
    expect(url.startsWith(`${callback}?`)).toBe(true)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
      iss: issuer,
    })
  })

  it('remembers the user, unless the login is asked for', async () => {
    const { browser } = await tokenOf('auditor')
    const again = authorizationUrl(issuer, createVerifier())
    expect((await browser.visit(again)).url).toContain(`${callback}?code=`)
    const login = await browser.visit(`${again}&prompt=login`)
    expect(login.page.status).toBe(200)
    const { url } = await browser.submit(login.url, { user: 'visitor' })
    expect(url).toContain(`${callback}?code=`)
  })
})

describe('the login page', () => {
  it.each([
    ['en ar', '<html lang="en" dir="ltr">', 'Sample Case Officer'],
    ['fr', '<html lang="ar" dir="rtl">', 'زائر تجريبي'],
  ])('follows ui_locales %s and warns in both languages', async (locales, root, name) => {
    const url = authorizationUrl(issuer, createVerifier(), { ui_locales: locales })
    const { page } = await createBrowser().visit(url)
    const text = await page.text()
    for (const part of [root, name, 'Never for production', 'لا يُستعمل في الإنتاج']) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:9;/,
    )
  })

  it('is shown again for an unknown user, and not without its cookie', async () => {
    const browser = createBrowser()
    const login = await browser.visit(authorizationUrl(issuer, createVerifier()))
    expect((await browser.submit(login.url, { user: 'nobody' })).page.status).toBe(422)
    expect((await createBrowser().visit(login.url)).page.status).toBe(400)
  })
})

describe('the logout', () => {
  const endSession = (query: Record<string, string>) =>
    `${issuer}/session/end?${new URLSearchParams(query)}`
  const back = { post_logout_redirect_uri: `${siteOrigin}/en`, state: 's' }

  it('with an ID token returns to the site at once and forgets the user', async () => {
    const { browser, token } = await tokenOf('visitor')
    const { url } = await browser.visit(endSession({ id_token_hint: token, ...back }))
    expect(url).toBe(`${siteOrigin}/en?state=s`)
    const { page } = await browser.visit(authorizationUrl(issuer, createVerifier()))
    expect(page.status).toBe(200)
    const unknown = await createBrowser().visit(endSession({ id_token_hint: token, ...back }))
    expect(unknown.url).toBe(`${siteOrigin}/en?state=s`)
  })

  it('asks in both languages without one, or if it names another user', async () => {
    const { browser } = await tokenOf('visitor')
    const other = (await tokenOf('auditor')).token
    const { page } = await browser.visit(endSession({ id_token_hint: other, ...back }))
    expect(page.status).toBe(200)
    const text = await (await browser.visit(endSession({ client_id: 'site', ...back }))).page.text()
    expect(text).toContain('سجّل خروجي')
    expect(text).toContain('Sign me out')
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? []
    const { url } = await browser.submit(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' })
    expect(url).toBe(`${siteOrigin}/en?state=s`)
  })

  it('returns at once where nobody is signed in', async () => {
    const { url } = await createBrowser().visit(endSession({ client_id: 'site', ...back }))
    expect(url).toBe(`${siteOrigin}/en?state=s`)
    const { url: own, page } = await createBrowser().visit(endSession({}))
    expect([own, page.status]).toEqual([`${issuer}/session/end/success`, 200])
    expect(await page.text()).toContain(`href="${siteOrigin}/"`)
  })

  it('returns to no other address', async () => {
    const { browser, token } = await tokenOf('visitor')
    const elsewhere = { post_logout_redirect_uri: 'https://example.org/' }
    const { url, page } = await browser.visit(endSession({ id_token_hint: token, ...elsewhere }))
    expect([new URL(url).origin, page.status]).toEqual([issuer, 400])
  })
})
