import { spawnSync } from 'node:child_process'

function attempt(command: string, args: string[]): string | null {
  const { status, error, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (error) return `${command} cannot be started (${error.message})`
  if (status === 0) return null
  const said = stderr.trim().split('\n').at(-1) ?? ''
  return `"${[command, ...args].join(' ')}" ended with ${status}: ${said}`
}

function runApt(...args: string[]): string | null {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const words = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args]
  const [command = '', ...rest] = words
  return attempt(command, rest)
}

/** Refreshes Debian's package lists. Returns the reason for a failure, else null. */
export function updatePackages(): string | null {
  return runApt('update')
}

/** Installs Debian packages. Returns the reason for a failure, else null. */
export function installPackages(...names: string[]): string | null {
  return runApt('install', '-y', '--no-install-recommends', ...names)
}
