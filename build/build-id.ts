import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const sources = [
  '{domain,db,worker,client,build,migrations}/**/*.{ts,tsx,mjs,css,yaml,svg,woff2,sql}',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
]

/** The instant of the snapshot: SOURCE_DATE_EPOCH (reproducible-builds.org) or now. */
export function snapshotTime(): number {
  const { SOURCE_DATE_EPOCH } = process.env
  return SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1_000 : Date.now()
}

/** Hash of all build inputs: the same sources give the same id in the same environment. */
export function buildId(): string {
  const { CLOUDFLARE_ENV = '', SOURCE_DATE_EPOCH = '' } = process.env
  const digest = createHash('sha256').update(CLOUDFLARE_ENV).update(SOURCE_DATE_EPOCH)
  for (const file of globSync(sources).sort()) {
    digest.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file))
  }
  return digest.digest('hex').slice(0, 16)
}
