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
 * Runs an operator's command. `run` receives the positional arguments and the options, among them
 * `remote` and `persistTo`, the database to use.
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
  try {
    await run(positionals, { ...values, persistTo: values['persist-to'] })
  } catch (error) {
    console.error(formatError(error))
    process.exitCode = 1
  }
}
