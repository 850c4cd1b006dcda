import { expect, it, vi } from 'vitest'
import {
  identityVariables,
  startOnFreePort,
} from '../../build/identity-provider/identity-variables'
import { startProvider } from '../../build/identity-provider/start-provider'
import { devArguments } from '../../build/server'

const origin = 'http://localhost:9'
const issuer = 'https://login.example.com'
const none = { environment: {}, secrets: {}, deployment: { OIDC_ISSUER: '' } }
const local = 'http://localhost:8788'
const start = () => vi.fn(async () => ({ issuer: local }))

it.each([
  ['.dev.vars', { secrets: { OIDC_ISSUER: issuer } }, {}],
  ['wrangler.toml', { deployment: { OIDC_ISSUER: issuer } }, {}],
  ['the environment', { environment: { OIDC_ISSUER: issuer } }, { OIDC_ISSUER: issuer }],
  [
    'the environment with a client',
    { environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'web' } },
    { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'web' },
  ],
])('no local provider is started where %s names an issuer', async (_, named, passed) => {
  const starting = start()
  expect(await identityVariables(origin, { ...none, ...named }, starting)).toEqual(passed)
  expect(starting).not.toHaveBeenCalled()
})

it('a local provider is started, announced and passed on where nothing names an issuer', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const starting = start()
  const variables = await identityVariables(origin, none, starting)
  expect(variables).toEqual({
    OIDC_ISSUER: local,
    OIDC_CLIENT_ID: 'site',
    OIDC_ROLE_CLAIM: 'roles',
    OIDC_ROLE_SCOPE: 'roles',
  })
  expect(starting).toHaveBeenCalledExactlyOnceWith(origin)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/ http:\/\/localhost:8788; .* samples$/)]])
  log.mockRestore()
})

it('wrangler gets the variables after the origin', () => {
  const args = devArguments('8080', 'state', { OIDC_ISSUER: local })
  expect(args.join(' ')).toContain(
    `--port 8080 --var PUBLIC_ORIGIN:http://localhost:8080 --var OIDC_ISSUER:${local}`,
  )
})

it('the next port is taken where one is in use or is the site’s', async () => {
  const first = await startProvider({ port: 0, origin })
  const port = Number(new URL(first.issuer).port)
  const second = await startOnFreePort(`http://localhost:${port + 1}`, port)
  expect(Number(new URL(second.issuer).port)).toBeGreaterThan(port + 1)
  const discovery = '/.well-known/openid-configuration'
  const answers = [first, second].map((one) => fetch(one.issuer + discovery))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  await Promise.all([first.close(), second.close()])
  const again = await startProvider({ port, origin })
  expect(again.issuer).toBe(first.issuer)
  await again.close()
})
