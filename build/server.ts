import { type ChildProcess, spawn } from 'node:child_process'
import { devArguments } from './dev-arguments.ts'
import { stateDir } from './prepare.ts'

const port = process.env.PORT ?? '8787'
const minute = 60_000
const address = `http://localhost:${port}`

function isUp(): Promise<boolean> {
  return fetch(`${address}/builds/latest.json`).then(
    (response) => response.ok,
    () => false,
  )
}

/** Cron never fires by itself on a local machine. */
function fireCron(): void {
  const cron = encodeURIComponent('* * * * *')
  fetch(`${address}/cdn-cgi/local/scheduled?cron=${cron}`).catch(() => undefined)
}

let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    running?.kill()
    process.exit(0)
  })
}

/** Serves what stands in dist/ in workerd, with the local bindings; ends with this process. */
export function startServer(): ChildProcess {
  const server = spawn(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', ...devArguments(port, stateDir)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  running = server
  return server
}

/** Waits for the first answer, says where the site is, and plays the cron trigger from then on. */
export async function announce(): Promise<void> {
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 250))
  console.log(`\nThe site is at ${address}\n`)
  setInterval(fireCron, minute)
}
