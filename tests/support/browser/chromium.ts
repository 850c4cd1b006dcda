import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, updatePackages } from './debian.ts'

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

/**
 * Installs Debian's package, the shell's where there is one; says why where that is not possible.
 */
function install(): string | null {
  // Older releases have the shell in no package of its own.
  return (
    updatePackages() ??
    (installPackages('chromium-headless-shell') === null ? null : installPackages('chromium'))
  )
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
