import { type ChildProcess, spawn } from 'node:child_process'
import { devArguments } from './dev-arguments.ts'
import { findHolder, isTaken } from './port-holder.ts'
import { stateDir } from './prepare.ts'

const port = process.env.PORT ?? '8787'
const minute = 60_000
/** The site's origin on this machine. */
export const siteOrigin = `http://localhost:${port}`

function isUp(): Promise<boolean> {
  return fetch(`${siteOrigin}/builds/latest.json`).then(
    (response) => response.ok,
    () => false,
  )
}

/**
 * Exits with code 1 if another process has the port: its site, of another build or folder, would be
 * taken for this one.
 */
export async function refuseTakenPort(): Promise<void> {
  if (!(await isTaken(Number(port)))) return
  const holder = findHolder(Number(port)) ?? 'another process'
  console.error(
    `Port ${port} is taken by ${holder}. End it, or choose another: PORT=8080 npm start`,
  )
  process.exit(1)
}

/** Cron triggers do not fire by themselves in local development. */
export function fireCron(): void {
  const cron = encodeURIComponent('* * * * *')
  fetch(`${siteOrigin}/cdn-cgi/local/scheduled?cron=${cron}`).catch(() => undefined)
}

let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    running?.kill()
    process.exit(0)
  })
}

/** Serves dist/ in workerd with local bindings. The server stops when this process ends. */
export function startServer(variables: Record<string, string>): ChildProcess {
  const server = spawn(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...devArguments(port, stateDir, variables)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  running = server
  return server
}

/** Waits until the server responds, prints its URL, then fires the cron trigger every minute. */
export async function announce(): Promise<void> {
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 250))
  console.log(`\nThe site is at ${siteOrigin}\n`)
  setInterval(fireCron, minute)
}
