import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { wrangler } from './wrangler.ts'

/** The configuration that the build wrote for its environment. Every step reads this one file. */
export const deployConfig = 'dist/worker/wrangler.json'

const environments = ['staging', 'production'] as const
export type Environment = (typeof environments)[number]

/** Throws, with what to type, unless it is an environment of wrangler.toml. */
export function readEnvironment(name: string | undefined): Environment {
  const env = environments.find((one) => one === name)
  if (env) return env
  throw new Error(`Name the environment: ${environments.map((one) => `--env ${one}`).join(' or ')}`)
}

export interface DeployOptions {
  isDryRun: boolean
  /** Environment of wrangler.toml; the build is made for it. */
  env: Environment
  withSamples: boolean
  /** Without asking, as in a pipeline. */
  isSure: boolean
}

/**
 * Parses the options of `npm run deploy`. Throws for any other: an option that reached one step only
 * would deploy to one place and migrate another.
 */
export function readDeployOptions(args: readonly string[]): DeployOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'dry-run': { type: 'boolean', default: false },
      env: { type: 'string', short: 'e' },
      name: { type: 'string' },
      'with-samples': { type: 'boolean', default: false },
      yes: { type: 'boolean', short: 'y', default: false },
    },
  })
  if (values.name !== undefined) {
    throw new Error(
      '--name is refused: a worker of another name would use the same databases. Describe an environment with its own bindings in wrangler.toml and deploy it with --env.',
    )
  }
  return {
    isDryRun: values['dry-run'],
    env: readEnvironment(values.env),
    withSamples: values['with-samples'],
    isSure: values.yes,
  }
}

interface DeployStep {
  title: string
  command: string
  options: string[]
  /** Options with which the step changes nothing; null if it is left out of a dry run. */
  dryOptions: string[] | null
}

/**
 * Steps of a deployment, in order: migrations come before the code that queries the tables, content
 * after the code. The previous code rejects fields it does not
 * know, so content is loaded only when that code no longer runs.
 */
export function deploySteps({ withSamples }: DeployOptions): DeployStep[] {
  const config = ['--config', deployConfig]
  const seed = ['--remote', ...config, ...(withSamples ? ['--with-samples'] : [])]
  const migrate = (database: string): DeployStep => ({
    title: `apply new migrations to ${database}`,
    command: wrangler,
    options: ['d1', 'migrations', 'apply', database, '--remote', ...config],
    dryOptions: null,
  })
  const deploy = ['deploy', ...config]
  return [
    migrate('DB'),
    migrate('SEARCH'),
    {
      title: 'deploy the code',
      command: wrangler,
      options: deploy,
      dryOptions: [...deploy, '--dry-run'],
    },
    { title: 'load the content', command: 'db/cli/seed.mjs', options: seed, dryOptions: null },
  ]
}

export interface DeployedConfig {
  name?: string
  vars?: Record<string, unknown>
  secrets?: { required?: string[] }
  routes?: { pattern: string }[]
  d1_databases?: {
    binding: string
    database_name?: string
    database_id?: string
    /** Relative to the file of the configuration. */
    migrations_dir?: string
  }[]
  kv_namespaces?: { binding: string; id?: string }[]
  r2_buckets?: { binding: string; bucket_name?: string }[]
  queues?: { consumers?: { queue: string }[] }
  ratelimits?: { name: string; namespace_id: string }[]
}

const localHost = /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]*\.localhost)(?:[:/]|$)/i
const sampleDomain = /(?:^|[@./])example\.(?:com|net|org|edu)\b|\.(?:example|test|invalid)\b/i
const placeholderId = /^[0-]*[0-9]$/

/** wrangler.toml as one environment has it. */
export function readEnvironmentConfig(env: Environment | undefined): DeployedConfig {
  return unstable_readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
}

/** What keeps a configuration from production: defaults of a local machine, and sample addresses. */
export function findConfigProblems(config: DeployedConfig, env: Environment): string[] {
  const { vars = {}, d1_databases = [], kv_namespaces = [], routes = [] } = config
  const origin = String(vars.PUBLIC_ORIGIN ?? '')
  const samples = Object.entries(vars).filter(([, value]) => sampleDomain.test(String(value)))
  const ids = [
    ...d1_databases.map(({ binding, database_id }) => ({ binding, id: database_id })),
    ...kv_namespaces,
  ]
  const hosts = routes.map(({ pattern }) => pattern)
  const isClosed = vars.CLOSED_BY !== ''
  return [
    ...(isClosed === (env === 'production')
      ? [
          `CLOSED_BY is ${JSON.stringify(vars.CLOSED_BY)}: ${env === 'production' ? 'the public site is open' : 'a trial copy is "basic" or "access"'}`,
        ]
      : []),
    ...(hosts.some((host) => origin === `https://${host}`)
      ? []
      : [`PUBLIC_ORIGIN is ${origin}, but the worker gets ${hosts.join(', ') || 'no domain'}`]),
    ...(localHost.test(origin) || !origin.startsWith('https://')
      ? [`PUBLIC_ORIGIN is ${origin}: set the https origin of the site`]
      : []),
    ...samples.map(([name, value]) => `${name} is ${String(value)}: set an address of your own`),
    ...ids
      .filter(({ id }) => !id || placeholderId.test(id))
      .map(({ binding }) => `${binding} has the id of the example: set that of your own`),
  ]
}
