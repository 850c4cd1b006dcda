import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The exports of a TypeScript module of the site. */
export async function readModule(file) {
  const options = { root, configFile: false, logLevel: 'error' }
  return (await runnerImport(join(root, file), options)).module
}

/** An error in one line; what wrangler says as JSON is read out of it. */
export function explain(error) {
  const said = String(error.stdout ?? '')
  const [, text] = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(said) ?? []
  const reason = text ? JSON.parse(`"${text}"`) : said.trim() || error.message
  const isUnmigrated = /no such table/.test(reason + error.message)
  return isUnmigrated ? 'The database has no tables yet: run `npm run db:seed` first.' : reason
}

/**
 * Runs an editors' command: `run` is given what was typed, the options, and `ask`, which runs SQL in
 * the local database, or with `--remote` in the deployed one, and gives the rows of each statement.
 * Several statements are one transaction.
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
  const ask = (...statements) => {
    const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
    const sql = ['--command', statements.join(' '), '--json', '--yes']
    const told = execFileSync(
      process.execPath,
      [wrangler, 'd1', 'execute', 'DB', ...target, ...sql],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
    )
    return JSON.parse(told).map(({ results }) => results)
  }
  try {
    await run(positionals, values, ask)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
