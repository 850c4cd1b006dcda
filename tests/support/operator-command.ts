import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { vi } from 'vitest'

const folder = fileURLToPath(new URL('../../db/cli', import.meta.url).href)
const shiftClock = new URL('shift-clock.ts', import.meta.url).href

interface Reply {
  out: string
  said: string
  code: number
}

/** Starts an operator's command of `db/cli` as its npm script does. */
export async function startOperatorCommand(
  name: string,
  args: string[],
  variables: Record<string, string>,
): Promise<Reply> {
  const env = { ...process.env, ...variables }
  const command = [`--import=${shiftClock}`, join(folder, `${name}.mjs`), ...args]
  const reply = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error) => error,
  )
  return { out: reply.stdout, said: reply.stderr, code: reply.code ?? 0 }
}

/** Runs it in this process, where wrangler and its modules are loaded once for all runs. */
export async function runOperatorCommand(
  name: string,
  args: string[],
  variables: Record<string, string>,
): Promise<Reply> {
  const { runCommand } = await import(join(folder, 'run-command.mjs'))
  const { operatorCommand } = await import(join(folder, `${name}.mjs`))
  const printed = { log: '', error: '' }
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line) => {
      printed[stream] += `${line}\n`
    })
  }
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value)
  try {
    const code = await runCommand(operatorCommand, args)
    return { out: printed.log, said: printed.error, code }
  } finally {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
}
