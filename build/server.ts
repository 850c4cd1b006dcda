import { type ChildProcess, spawn } from 'node:child_process'
import { devArguments } from './dev-arguments.ts'
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

/** Cron triggers do not fire by themselves in local development. */
function fireCron(): void {
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
