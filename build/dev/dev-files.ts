import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGeneratedFiles } from '../assets/generated-files.ts'

/** The static files of the dev server that are not modules. */
export const devFilesDir = 'dist/dev'

const stamp = join(devFilesDir, '.written')
const sources = [
  'build/{assets,brand}/**/*.ts',
  'client/{assets,ui/drawings,ui/icons}/**/*',
  'client/ui/tokens.css',
  'domain/site/{route-definition,brand-files,portrait-path}.ts',
  'db/content/{member,executive}/*.yaml',
  'package-lock.json',
]

function digestOfSources(): string {
  const digest = createHash('sha256')
  for (const file of globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    digest.update(file.name).update(readFileSync(join(file.parentPath, file.name)))
  }
  return digest.digest('hex')
}

/** Writes the files, unless they are of the present sources. */
export async function ensureDevFiles(): Promise<void> {
  const digest = digestOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  rmSync(devFilesDir, { recursive: true, force: true })
  await writeGeneratedFiles(devFilesDir)
  writeFileSync(stamp, digest)
}
