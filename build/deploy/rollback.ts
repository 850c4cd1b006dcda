import { parseArgs } from 'node:util'
import { exitOnFailure, run } from '../prepare.ts'
import { reportSite } from './smoke.ts'
import { readEnvironment, readEnvironmentConfig } from './steps.ts'
import { wrangler } from './wrangler.ts'

/**
 * `npm run rollback -- --env <name> [version]`: the worker's version before the current one, or the
 * given one, answers again. Tables and content stay: a version reads those of the next one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, yes: { type: 'boolean', short: 'y', default: false } },
})
try {
  const env = readEnvironment(values.env)
  const options = ['--config', 'wrangler.toml', '--env', env, ...(values.yes ? ['--yes'] : [])]
  exitOnFailure(() => run(wrangler, ['rollback', ...positionals, ...options], 'inherit'))
  const origin = String(readEnvironmentConfig(env).vars?.PUBLIC_ORIGIN)
  process.exitCode = (await reportSite(origin)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
