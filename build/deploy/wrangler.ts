import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export const wrangler = 'node_modules/wrangler/bin/wrangler.js'

/** What wrangler prints; null if it fails, such as without a login. `reason` is its first line then. */
export function askWrangler(args: readonly string[]): { output: string | null; reason: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
  })
  const text = stripVTControlCharacters(stderr + stdout)
  const [, reason = 'nobody is logged in'] = /\[ERROR\]\s*(.+)/.exec(text) ?? []
  return { output: status === 0 ? stripVTControlCharacters(stdout) : null, reason: reason.trim() }
}

/** The JSON in wrangler's output, which may stand below a banner; null without one. */
export function readJson<T>(output: string | null): T | null {
  const start = output?.search(/^[[{]/m) ?? -1
  return output === null || start < 0 ? null : JSON.parse(output.slice(start))
}
