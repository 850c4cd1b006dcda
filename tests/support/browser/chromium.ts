import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, updatePackages } from './debian.ts'

/**
 * The headless shell comes first: a visit takes a third of the CPU time that full Chromium needs,
 * where opening a tab costs more than showing most pages.
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
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
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

/** Finds Chromium by CHROME_PATH, else the first known name; null when there is none. */
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
 * Installs Debian's package, preferably the headless shell. Returns the reason for a failure, else
 * null.
 */
function install(): string | null {
  // Older Debian releases have no separate package for the headless shell.
  return (
    updatePackages() ??
    (installPackages('chromium-headless-shell') === null ? null : installPackages('chromium'))
  )
}

/**
 * Installs Liberation Sans, which has the widths of Arial, where only fonts are found that visitors
 * do not have: pages move when their own fonts replace those.
 */
export function ensureFonts(): void {
  const { error, stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  if (error || /Arial|Liberation/.test(stdout)) return
  updatePackages()
  installPackages('fonts-liberation')
}

/** Returns the path of a Chromium and installs one if needed; throws when that fails. */
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
