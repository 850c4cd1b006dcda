import { parseArgs } from 'node:util'

const wrangler = 'node_modules/wrangler/bin/wrangler.js'
/** The configuration that the build wrote for its environment. Every step reads this one file. */
export const deployConfig = 'dist/worker/wrangler.json'

export interface DeployOptions {
  isDryRun: boolean
  /** Environment of wrangler.toml; the build is made for it. */
  env: string | undefined
  withSamples: boolean
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
    },
  })
  if (values.name !== undefined) {
    throw new Error(
      '--name is refused: a worker of another name would use the same databases. Describe an environment with its own bindings in wrangler.toml and deploy it with --env.',
    )
  }
  const { env } = values
  return { isDryRun: values['dry-run'], env, withSamples: values['with-samples'] }
}

interface DeployStep {
  title: string
  command: string
  options: string[]
  /** Options with which the step changes nothing; null if it is left out of a dry run. */
  dryOptions: string[] | null
}

/**
 * Steps of a deployment, in order: the content is checked first, migrations come before the code
 * that queries the tables, content after the code. The previous code rejects fields it does not
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
  const check = [...seed, '--dry-run']
  const content = 'db/cli/seed.mjs'
  return [
    { title: 'check the content', command: content, options: check, dryOptions: check },
    migrate('DB'),
    migrate('SEARCH'),
    {
      title: 'deploy the code',
      command: wrangler,
      options: deploy,
      dryOptions: [...deploy, '--dry-run'],
    },
    { title: 'load the content', command: content, options: seed, dryOptions: null },
  ]
}

interface DeployedConfig {
  vars?: Record<string, unknown>
  d1_databases?: { binding: string; database_id?: string }[]
  kv_namespaces?: { binding: string; id?: string }[]
}

const localHost = /^https?:\/\/(?:localhost|127\.|\[::1\]|[^/]*\.localhost)(?:[:/]|$)/i
const sampleDomain = /(?:^|[@./])example\.(?:com|net|org|edu)\b|\.(?:example|test|invalid)\b/i
const placeholderId = /^[0-]*[0-9]$/

/** What keeps a configuration from production: defaults of a local machine, and sample addresses. */
export function findConfigProblems(config: DeployedConfig): string[] {
  const { vars = {}, d1_databases = [], kv_namespaces = [] } = config
  const origin = String(vars.PUBLIC_ORIGIN ?? '')
  const samples = Object.entries(vars).filter(([, value]) => sampleDomain.test(String(value)))
  const ids = [
    ...d1_databases.map(({ binding, database_id }) => ({ binding, id: database_id })),
    ...kv_namespaces,
  ]
  return [
    ...(localHost.test(origin) || !origin.startsWith('https://')
      ? [`PUBLIC_ORIGIN is ${origin}: set the https origin of the site`]
      : []),
    ...samples.map(([name, value]) => `${name} is ${String(value)}: set an address of your own`),
    ...ids
      .filter(({ id }) => !id || placeholderId.test(id))
      .map(({ binding }) => `${binding} has the id of the example: set that of your own`),
  ]
}
