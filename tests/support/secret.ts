import { readFileSync } from 'node:fs'

/** A secret of this machine, as `npm start` wrote it. */
function readSecret(name: string): string {
  const line = new RegExp(`^${name}="?([^"\\n]+)"?`, 'm').exec(readFileSync('.dev.vars', 'utf8'))
  if (!line?.[1]) throw new Error(`.dev.vars has no ${name}`)
  return line[1]
}

/** All secrets of this machine, as a worker is given them. */
export function readWorkerSecrets() {
  return {
    SIGNING_KEY: readSecret('SIGNING_KEY'),
    DATA_KEY: readSecret('DATA_KEY'),
    HASH_KEY: readSecret('HASH_KEY'),
  }
}

/** What this machine locks and hashes with. */
export function readDataSecrets() {
  return { encryption: readSecret('DATA_KEY'), hash: readSecret('HASH_KEY') }
}
