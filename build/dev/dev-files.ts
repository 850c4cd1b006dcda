import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGeneratedFiles } from '../assets/generated-files.ts'
import { digestOfFiles } from '../prepare.ts'

const name = 'SITE_DEV_VARIABLES'

type Variables = Record<string, string>

/** Variables of the local worker, for the dev server that this process starts. */
export function setDevVariables(variables: Variables & { PUBLIC_ORIGIN: string }): void {
  process.env[name] = JSON.stringify(variables)
}

/** The variables that `npm run dev` has set; null in a build. */
export function devVariables(): (Variables & { PUBLIC_ORIGIN: string }) | null {
  const text = process.env[name]
  return text ? JSON.parse(text) : null
}

/** The static files of the dev server that are not modules. */
export const devFilesDir = 'dist/dev'

const stamp = join(devFilesDir, '.written')
const sources = [
  'build/{assets,brand}/**/*.ts',
  'client/{assets,ui/drawings,ui/icons}/**/*.*',
  'client/ui/tokens.css',
  'domain/site/{route-definition,brand-files}.ts',
  'package-lock.json',
]

/** Writes the files, unless they are of the present sources. */
export async function ensureDevFiles(): Promise<void> {
  const digest = digestOfFiles(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  rmSync(devFilesDir, { recursive: true, force: true })
  await writeGeneratedFiles(devFilesDir)
  writeFileSync(stamp, digest)
}
