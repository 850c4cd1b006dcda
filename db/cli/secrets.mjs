import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../../.dev.vars', import.meta.url)

function find(name, remote) {
  const own = !remote && existsSync(file) ? readFileSync(file, 'utf8') : ''
  return process.env[name] || new RegExp(`^${name}="?([^"\n]+)`, 'm').exec(own)?.[1]
}

/**
 * The secrets that what is stored is locked and hashed with (`Secrets` of db/vault): those of the
 * environment, else of the local machine, whose are never a deployed site's. Throws where one is
 * missing.
 */
export function readSecrets({ remote = false } = {}) {
  const [lock, hash] = ['DATA_KEY', 'HASH_KEY'].map((name) => {
    const secret = find(name, remote)
    if (!secret)
      throw new Error(
        remote
          ? `There is no ${name} in the environment: export the deployed site's own.`
          : `There is no ${name}, neither in the environment nor in .dev.vars: \`npm start\` writes it.`,
      )
    return secret
  })
  return { lock, hash, former: find('DATA_KEY_FORMER', remote) }
}
