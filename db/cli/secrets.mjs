import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../../.dev.vars', import.meta.url)

function readSecret(name, remote) {
  const devVars = !remote && existsSync(file) ? readFileSync(file, 'utf8') : ''
  return process.env[name] || new RegExp(`^${name}="?([^"\n]+)`, 'm').exec(devVars)?.[1]
}

/**
 * Reads the secrets of the stored data (`Secrets` of db/privacy/keyring) from the environment, or
 * for a local database from .dev.vars. Throws if one is missing.
 */
export function readSecrets({ remote = false } = {}) {
  const [encryption, hash] = ['DATA_KEY', 'HASH_KEY'].map((name) => {
    const secret = readSecret(name, remote)
    if (!secret)
      throw new Error(
        remote
          ? `There is no ${name} in the environment: export that of the deployed site.`
          : `There is no ${name} in the environment or in .dev.vars: run \`npm start\`, which writes it.`,
      )
    return secret
  })
  return { encryption, hash, former: readSecret('DATA_KEY_FORMER', remote) }
}
