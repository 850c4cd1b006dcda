import { afterEach, describe, expect, it } from 'vitest'
import { loginProblems } from '#domain/site/login-problems'
import { callbackOf, createBrowser, logIn, startLogin } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import {
  clientId,
  type Faults,
  signWithSecret,
  withoutSignature,
} from '../../support/auth/token-provider'
import { mainOf } from '../../support/html'
import { countRows } from '../../support/rows'
import type { Site } from '../../support/site'

const opened = prepareLoginSite()
afterEach(() => {
  opened.provider.faults = {}
})

const now = () => Math.floor(Date.now() / 1_000)

type Answer = Awaited<ReturnType<Site['ask']>>

/** A page in both languages, and no session. */
async function expectRefused(
  answer: Answer,
  status: number,
  problem: keyof typeof loginProblems,
): Promise<void> {
  const html = await answer.text()
  const main = mainOf(html)
  expect(html).toMatch(/class="button button--secondary" href="(\/en)?\/auth\/login"/)
  expect([answer.status, main.includes(loginProblems[problem].title.ar)]).toEqual([status, true])
  expect(main).toContain(loginProblems[problem].title.en)
  expect(answer.headers.getSetCookie().join()).not.toContain('__Host-session')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await countRows(opened.site, 'sessions')).toBe(0)
}

const faults: [string, Faults][] = [
  ['a changed signature', { token: (token) => token.slice(0, -8) + 'A'.repeat(8) }],
  ['the signature none', { token: withoutSignature }],
  ['a shared secret', { token: (token) => signWithSecret(token, clientId) }],
  ['another algorithm', { header: { alg: 'RS512' } }],
  ['an unknown key', { header: { kid: 'key-2' } }],
  ['another issuer', { claims: { iss: 'https://other.example' } }],
  ['another audience', { claims: { aud: 'other' } }],
  ['several audiences without azp', { claims: { aud: [clientId, 'other'] } }],
  ['another authorized party', { claims: { aud: [clientId, 'other'], azp: 'other' } }],
  ['an expired token', { claims: { exp: now() - 600 } }],
  ['a token that is not valid yet', { claims: { nbf: now() + 600 } }],
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['an empty subject', { claims: { sub: '' } }],
  ['a time of issue to come', { claims: { iat: now() + 3_600 } }],
  ['no time of issue', { claims: { iat: undefined } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['no ID token', { response: ({ id_token: _, ...tokens }) => tokens }],
  ['a token of 1 MB', { claims: { padding: 'x'.repeat(1_048_576) } }],
  ['no JSON', { response: () => '<html>' }],
  ['a code that was used', { response: () => ({ error: 'invalid_grant' }), status: 400 }],
  ['keys of nobody', { keys: () => ({ keys: [] }) }],
]

describe('an ID token with', () => {
  it.each(faults)('%s opens no session', async (_, fault) => {
    // An isolate keeps the keys that it knows.
    if (fault.keys || fault.header) await opened.site.isolate()
    const before = (await opened.site.log()).filter((line) =>
      line.includes('"part":"login.token"'),
    ).length
    opened.provider.faults = fault
    await expectRefused(await logIn(opened.provider, createBrowser(opened.site)), 400, 'failed')
    const lines = await opened.site.log()
    const failures = lines.filter((line) => line.includes('"part":"login.token"'))
    expect(failures.length).toBe(before + 1)
    expect(lines.join()).not.toMatch(/eyJ|example\.com|code-1/)
  })
})

describe('a callback', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['another state', { state: 'other' }],
    ['no state', { state: undefined }],
    ['no code', { code: undefined }],
    ['another issuer (mix-up)', { iss: 'https://other.example' }],
    ['no issuer', { iss: undefined }],
    ['an error', { code: undefined, error: 'server_error' }],
  ])('with %s opens no session', async (_, parameters) => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    opened.provider.nonce = sent.get('nonce') ?? ''
    await expectRefused(
      await browser.open(callbackOf(opened.provider, sent, parameters)),
      400,
      'failed',
    )
  })

  it('of a login that was cancelled says so', async () => {
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    const denied = { code: undefined, error: 'access_denied' }
    await expectRefused(
      await browser.open(callbackOf(opened.provider, sent, denied)),
      403,
      'cancelled',
    )
  })

  it('in another browser, or without its cookie, opens no session', async () => {
    const sent = await startLogin(createBrowser(opened.site))
    opened.provider.nonce = sent.get('nonce') ?? ''
    const other = createBrowser(opened.site)
    await expectRefused(await other.open(callbackOf(opened.provider, sent)), 400, 'expired')
    await startLogin(other)
    await expectRefused(await other.open(callbackOf(opened.provider, sent)), 400, 'failed')
    other.cookies.set('__Host-login', 'x'.repeat(200))
    await expectRefused(await other.open(callbackOf(opened.provider, sent)), 400, 'expired')
  })

  it('sends the verifier of the challenge that was sent', async () => {
    opened.provider.faults = { response: () => ({ error: 'invalid_grant' }), status: 400 }
    const browser = createBrowser(opened.site)
    const sent = await startLogin(browser)
    await browser.open(callbackOf(opened.provider, sent))
    const verifier = opened.provider.calls.at(-1)?.get('code_verifier') ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(sent.get('code_challenge_method')).toBe('S256')
    expect(sent.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'))
  })
})

describe('a provider that is away', () => {
  it.each<[string, Faults]>([
    ['at discovery', { metadata: () => null }],
    ['at the token endpoint', { response: () => null }],
    ['at the token endpoint with 502', { response: () => ({}), status: 502 }],
    ['at its keys', { keys: () => null }],
  ])('%s has a page of its own, and nobody is logged in', async (_, fault) => {
    await opened.site.isolate()
    opened.provider.faults = fault
    const browser = createBrowser(opened.site)
    const started = await browser.open('/auth/login')
    const location = started.headers.get('location')
    if (!location) {
      await expectRefused(started, 503, 'away')
      expect(started.headers.get('retry-after')).toBe('60')
      return
    }
    const sent = new URL(location).searchParams
    opened.provider.nonce = sent.get('nonce') ?? ''
    await expectRefused(await browser.open(callbackOf(opened.provider, sent)), 503, 'away')
  })

  it('whose metadata names another issuer is not believed', async () => {
    await opened.site.isolate()
    opened.provider.faults = {
      metadata: (metadata) => ({ ...metadata, issuer: 'https://other.example' }),
    }
    await expectRefused(await createBrowser(opened.site).open('/auth/login'), 503, 'away')
  })
})
