import { readFileSync } from 'node:fs'

/** Reads a secret from the `.dev.vars` file that `npm start` writes. */
function readSecret(name: string): string {
  const line = new RegExp(`^${name}="?([^"\\n]+)"?`, 'm').exec(readFileSync('.dev.vars', 'utf8'))
  if (!line?.[1]) throw new Error(`.dev.vars has no ${name}`)
  return line[1]
}

/** All secrets of this machine, in the shape of the worker's bindings. */
export function readWorkerSecrets() {
  return {
    SIGNING_KEY: readSecret('SIGNING_KEY'),
    DATA_KEY: readSecret('DATA_KEY'),
    HASH_KEY: readSecret('HASH_KEY'),
  }
}

/** The keys this machine encrypts and hashes with. */
export function readDataSecrets() {
  return { encryption: readSecret('DATA_KEY'), hash: readSecret('HASH_KEY') }
}
