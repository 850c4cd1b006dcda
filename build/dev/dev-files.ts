import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGeneratedFiles } from '../assets/generated-files.ts'
import { digestOfFiles } from '../prepare.ts'

/** The static files of the dev server that are not modules. */
export const devFilesDir = 'dist/dev'

const stamp = join(devFilesDir, '.written')
const sources = [
  'build/{assets,brand}/**/*.ts',
  'client/{assets,ui/drawings,ui/icons}/**/*.*',
  'client/ui/tokens.css',
  'domain/site/{route-definition,brand-files,portrait-path}.ts',
  'db/content/{member,executive}/*.yaml',
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
