import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const sources = [
  '{domain,db,worker,client,build,migrations}/**/*.{ts,tsx,mjs,css,yaml,svg,woff2,sql}',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
]

/** Hash of all build inputs: the same sources give the same id. */
export function buildId(): string {
  const digest = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    digest.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file))
  }
  return digest.digest('hex').slice(0, 16)
}
