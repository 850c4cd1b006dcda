import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

const modules = new Map()

/** Imports a TypeScript module of the site, once for a process, and returns its exports. */
export async function readModule(file) {
  if (!modules.has(file)) modules.set(file, importModule(file))
  return modules.get(file)
}

/** The same, as the sources are now. */
export async function importModule(file) {
  // Imported when needed: an error in the arguments is shown at once.
  const { runnerImport } = await import('vite')
  const options = { root, configFile: false, logLevel: 'error' }
  return (await runnerImport(join(root, file), options)).module
}

/** The message with those of its causes: `fetch` itself only says that it failed. */
function messageOf(error) {
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const reason = cause.message || cause.code || cause.name
  return `${error.message}: ${cause.cause ? messageOf(cause) : reason}`
}

/** Formats an error in one line; reads the message out of wrangler's JSON output. */
export function formatError(error) {
  const output = String(error.stdout ?? '')
  const [, text] = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(output) ?? []
  const reason = text ? JSON.parse(`"${text}"`) : output.trim() || messageOf(error)
  const isUnmigrated = /no such table/.test(reason + error.message)
  return isUnmigrated ? 'The database has no tables: run `npm run db:seed`.' : reason
}

const commonOptions = {
  env: { type: 'string' },
  'persist-to': { type: 'string', default: '.wrangler/state' },
  help: { type: 'boolean', default: false },
}

function readArguments({ usage, options }, args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...commonOptions, ...options } })
  } catch (error) {
    throw new Error(`${error.message}\n\n${usage}`)
  }
}

/**
 * Runs an operator's command with its arguments and returns the exit code. `run` receives the
 * positional arguments and the options, among them `env`, `remote` and `persistTo`, the database to
 * use: that of an environment of wrangler.toml (`remote` is true) or a local one; it returns false if the command found or left something undone. `--help` shows the usage; an error,
 * such as an unknown option, is shown without its stack.
 */
export async function runCommand({ usage, options, run }, args) {
  try {
    const { values, positionals } = readArguments({ usage, options }, args)
    if (values.help) {
      console.log(usage)
      return 0
    }
    const remote = values.env !== undefined
    const isDone = await run(positionals, { ...values, remote, persistTo: values['persist-to'] })
    return isDone === false ? 1 : 0
  } catch (error) {
    console.error(formatError(error))
    return 1
  }
}
