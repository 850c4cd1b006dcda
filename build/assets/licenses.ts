import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** Packages of the build whose fonts, icons or code are served, though they are no dependencies. */
const servedByBuild = [
  '@ibm/plex-sans-arabic',
  '@iconify-json/lucide',
  '@iconify-json/simple-icons',
]

function readNotice(folder: string): string {
  const file = existsSync(folder)
    ? readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name))
    : undefined
  return file ? readFileSync(join(folder, file), 'utf8').trim() : ''
}

/** The notices of all packages that are part of the site, by the lock file. */
export function writeLicenses(folder: string): void {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const isServed = (path: string, { dev, devOptional }: LockedPackage) =>
    (path !== '' && !dev && !devOptional) || servedByBuild.includes(path.slice(prefix.length))
  const notices = Object.entries(lock.packages)
    .filter(([path, one]) => isServed(path, one))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf(prefix) + prefix.length)
      return `${name} ${version}\nLicence: ${license ?? 'see below'}\n\n${readNotice(path)}`.trim()
    })
  const own = readFileSync('LICENSE', 'utf8').trim()
  const head = `Licence of the code of this site\n\n${own}\n\nThird parties whose code, fonts or icons are part of it follow.`
  writeFileSync(join(folder, 'licenses.txt'), `${[head, ...notices].join(separator)}\n`)
}

const prefix = 'node_modules/'
const separator = `\n\n${'-'.repeat(72)}\n\n`
