import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { clientId } from './provider-configuration.ts'
import { type RunningProvider, startProvider } from './start-provider.ts'

type Variables = Record<string, string | undefined>

interface Settings {
  environment: Variables
  /** The variables of .dev.vars. */
  secrets: Variables
  /** `[vars]` of wrangler.toml, as the build in dist/ has them. */
  deployment: Variables
}

const names = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_ROLE_CLAIM',
  'OIDC_ROLE_VALUES',
  'OIDC_ROLE_SCOPE',
] as const
const triedPorts = 100

/** `deployment` is by default that of the build. */
export function readIdentitySettings(
  deployment: Variables = JSON.parse(readFileSync('dist/worker/wrangler.json', 'utf8')).vars ?? {},
): Settings {
  return {
    environment: process.env,
    secrets: existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {},
    deployment,
  }
}

/** Starts the provider on the first free port from `first`, but never on the site's own. */
export async function startOnFreePort(origin: string, first = 8788): Promise<RunningProvider> {
  const { port: sitePort } = new URL(origin)
  for (let port = first; port < first + triedPorts; port++) {
    if (String(port) === sitePort) continue
    try {
      return await startProvider({ port, origin })
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken) throw error
    }
  }
  throw new Error(`No port from ${first} on is free for the local identity provider`)
}

/**
 * Variables for the local worker. If no setting names an issuer, starts the local provider, which
 * ends with this process. wrangler does not read the environment: its values are passed on.
 */
export async function identityVariables(
  origin: string,
  { environment, secrets, deployment }: Settings = readIdentitySettings(),
  start: (origin: string) => Promise<Pick<RunningProvider, 'issuer'>> = startOnFreePort,
): Promise<Record<string, string>> {
  if (environment.OIDC_ISSUER) {
    const named = names.map((name) => [name, environment[name] ?? ''] as const)
    return Object.fromEntries(named.filter(([, value]) => value !== ''))
  }
  if (secrets.OIDC_ISSUER || deployment.OIDC_ISSUER) return {}
  const { issuer } = await start(origin)
  console.log(`The local identity provider is at ${issuer}; its users are samples`)
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_ROLE_CLAIM: 'roles',
    OIDC_ROLE_SCOPE: 'roles',
  }
}
