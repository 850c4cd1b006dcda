import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Imports a TypeScript module of the site and returns its exports. */
export async function readModule(file) {
  // Imported when needed: an error in the arguments is shown at once.
  const { runnerImport } = await import('vite')
  const options = { root, configFile: false, logLevel: 'error' }
  return (await runnerImport(join(root, file), options)).module
}

/** Formats an error in one line; reads the message out of wrangler's JSON output. */
export function formatError(error) {
  const output = String(error.stdout ?? '')
  const [, text] = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(output) ?? []
  const reason = text ? JSON.parse(`"${text}"`) : output.trim() || error.message
  const isUnmigrated = /no such table/.test(reason + error.message)
  return isUnmigrated ? 'The database has no tables: run `npm run db:seed`.' : reason
}

/**
 * Runs an operator's command. `run` receives the positional arguments, the options, and `execute`,
 * which runs SQL in the local database, or with `--remote` in the deployed one, and returns the
 * rows of each statement. The statements of one call are one transaction.
 */
export async function runCommand(options, run) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
      ...options,
    },
  })
  const target = values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to']]
  const execute = (...statements) => {
    const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
    const sql = ['--command', statements.join(' '), '--json', '--yes']
    const output = execFileSync(
      process.execPath,
      [wrangler, 'd1', 'execute', 'DB', ...target, ...sql],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
    )
    return JSON.parse(output).map(({ results }) => results)
  }
  try {
    await run(positionals, values, execute)
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
