import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'

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

export async function isTaken(port: number): Promise<boolean> {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(port, host)))
  return found.includes(true)
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
export function findHolder(port: number): string | null {
  try {
    return process.platform === 'linux' ? findOnLinux(port) : findWithLsof(port)
  } catch {
    return null
  }
}
