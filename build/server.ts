import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { stateDir } from './prepare.ts'

/**
 * Arguments for `wrangler dev` with the build in dist/; PUBLIC_ORIGIN follows the port. `variables`
 * replace those of wrangler.toml.
 */
export function devArguments(
  onPort: string,
  persistTo: string,
  variables: Record<string, string> = {},
): string[] {
  const all = { PUBLIC_ORIGIN: `http://localhost:${onPort}`, ...variables }
  const vars = Object.entries(all).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  return [
    'dev',
    '--config',
    'dist/worker/wrangler.json',
    '--env-file',
    '.dev.vars',
    '--port',
    onPort,
    ...vars,
    '--persist-to',
    persistTo,
    '--show-interactive-dev-session=false',
  ]
}

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
  const hosts = ['127.0.0.1', '::1']
  const found = await Promise.all(hosts.map((host) => accepts(Number(port), host)))
  if (!found.includes(true)) return
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

/** True if something accepts connections on the port of this machine. */
function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 2_000 })
    const end = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false))
  })
}

/** Sockets that listen on a port (`/proc/net/tcp`: state 0A), by inode. */
function listeningInodes(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8').split('\n'),
  )
  return new Set(
    lines.flatMap((line) => {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/)
      return local?.endsWith(`:${hex}`) && state === '0A' && inode ? [`socket:[${inode}]`] : []
    }),
  )
}

function holdsSocket(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).some((file) => sockets.has(readlinkSync(`${folder}/${file}`)))
  } catch {
    // It has ended, or belongs to somebody else.
    return false
  }
}

function findOnLinux(port: number): string | null {
  const sockets = listeningInodes(port)
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsSocket(name, sockets))
  if (!pid) return null
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return `process ${pid} (${command.slice(0, 120)})`
}

function findWithLsof(port: number): string | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  })
  const [, pid, command] = /^p(\d+)\nc(.+)$/m.exec(stdout ?? '') ?? []
  return pid ? `process ${pid} (${command})` : null
}

/** The process that listens on a port, for people; null if it cannot be found. */
function findHolder(port: number): string | null {
  try {
    return process.platform === 'linux' ? findOnLinux(port) : findWithLsof(port)
  } catch {
    return null
  }
}
