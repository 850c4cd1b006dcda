import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  const files = folders.flatMap((folder) =>
    [...names, ...macNames].map((name) => join(folder, name)),
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

/** Installs Debian's package; says why where that is not possible. */
function install(): string | null {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'update'],
    [
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
    ],
  ]) {
    const [command = '', ...rest] = [...prefix, ...args]
    const why = attempt(command, rest)
    if (why) return why
  }
  return null
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
