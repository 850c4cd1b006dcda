import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bindings that a deployment keeps as secrets (docs/configuration.md). */
const secretNames = [
  'SIGNING_KEY',
  'DATA_KEY',
  'HASH_KEY',
  'DATA_KEY_FORMER',
  'SITE_LOGIN',
  'SMTP_PASSWORD',
  'SCAN_TOKEN',
  'OIDC_CLIENT_SECRET',
  'CAPTCHA_SECRET',
] as const
const requiredSecrets = ['SIGNING_KEY', 'DATA_KEY', 'HASH_KEY'] as const
/** Read when the site is built; the image has what wrangler.toml says. */
const builtIn = ['PRODUCT_SLUG', 'HSTS_SCOPE']

type Values = Record<string, string>

interface Sources {
  /** `[vars]` of the build. */
  defaults: Values
  environment: Record<string, string | undefined>
  /** Folder with one file for each secret, such as `/run/secrets`. */
  secretsFolder: string
}

function readSecret(name: string, { environment, secretsFolder }: Sources): string | undefined {
  const file = join(secretsFolder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim() || undefined
  return environment[name] || undefined
}

/**
 * Variables and secrets of a site on a machine of one's own: those of the build, replaced by the
 * environment; secrets come from files or the environment.
 */
export function readHostedSettings(sources: Sources): Values {
  const { defaults, environment } = sources
  const vars = Object.entries(defaults).map(([name, value]) => [
    name,
    builtIn.includes(name) ? value : (environment[name] ?? value),
  ])
  const secrets = secretNames.flatMap((name) => {
    const value = readSecret(name, sources)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries([...vars, ...secrets])
}

/** What keeps such a site from starting: defaults of a local machine and missing secrets. */
export function findHostedProblems(settings: Values): string[] {
  const { PUBLIC_ORIGIN = '', MAIL_FROM = '', MAIL_TRANSPORT } = settings
  const isSample = (value: string) => /(?:^|[@./])example\.(?:com|net|org)\b/i.test(value)
  return [
    ...(PUBLIC_ORIGIN.startsWith('https://') && !isSample(PUBLIC_ORIGIN)
      ? []
      : [`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}: set the https origin of the site`]),
    ...(isSample(MAIL_FROM) ? [`MAIL_FROM is ${MAIL_FROM}: set an address of your own`] : []),
    ...(MAIL_TRANSPORT === 'smtp'
      ? []
      : ['MAIL_TRANSPORT is binding: without the platform only smtp sends mail']),
    ...requiredSecrets
      .filter((name) => !settings[name])
      .map((name) => `${name} is missing: 32 random bytes in base64 (openssl rand -base64 32)`),
  ]
}
