import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * First the one without windows: a visit costs it a third of the processor time, as a tab of the
 * whole browser costs more to open than most pages cost to show.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine: what CHROME_PATH names, else the first that is found; or null. */
export function findChromium(): string | null {
  const named = process.env.CHROME_PATH
  if (named) {
    if (isRunnable(named)) return named
    throw new Error(`CHROME_PATH is "${named}", and no program can be started there`)
  }
  const macNames = ['Google Chrome', 'Chromium']
  const files = [...names, ...macNames].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return files.find(isRunnable) ?? null
}

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

/**
 * Installs Debian's package, the shell's where there is one; says why where that is not possible.
 */
function install(): string | null {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const get = (...args: string[]) => {
    const words = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args]
    const [command = '', ...rest] = words
    return attempt(command, rest)
  }
  const bring = (name: string) => get('install', '-y', '--no-install-recommends', name)
  // Older releases have the shell in no package of its own.
  return get('update') ?? (bring('chromium-headless-shell') === null ? null : bring('chromium'))
}

/** A Chromium for the browser tests: found, else installed, else an error that says why not. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium ...')
  const why = install()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    `The browser tests need Chromium. None was found (set CHROME_PATH to name one), and installing it failed: ${why ?? 'the package brought no program'}`,
  )
}
