import { spawn } from 'node:child_process'
import { ensureBuild, ensureData, stateDir } from './prepare.ts'

const port = process.env['PORT'] ?? '8787'
const address = `http://localhost:${port}`
const minute = 60_000

async function isUp(): Promise<boolean> {
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

ensureBuild()
ensureData()
const server = spawn(
  process.execPath,
  [
    'node_modules/wrangler/bin/wrangler.js',
    ...['dev', '--config', 'dist/worker/wrangler.json', '--env-file', '.dev.vars'],
    ...['--port', port, '--persist-to', stateDir, '--show-interactive-dev-session=false'],
    ...['--log-level', 'log'],
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 250))
console.log(`\nThe site is at ${address}\n`)
setInterval(fireCron, minute)
