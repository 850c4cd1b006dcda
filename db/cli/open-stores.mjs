import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bindingNames = {
  d1_databases: ['DB', 'SEARCH'],
  kv_namespaces: ['OUTBOX'],
  r2_buckets: ['ATTACHMENTS', 'DATASETS', 'AUDIT', 'MEDIA', 'LOGS', 'COPIES'],
}

function configureStores(readConfig, { remote, config: file = 'wrangler.toml', env }) {
  const config = readConfig({ config: join(root, file), env }, { hideWarnings: true })
  const stores = Object.entries(bindingNames).map(([kind, names]) => {
    const bindings = config[kind].filter(({ binding }) => names.includes(binding))
    return [kind, bindings.map((binding) => ({ ...binding, remote }))]
  })
  const { name, compatibility_date, account_id } = config
  return { name, compatibility_date, account_id, ...Object.fromEntries(stores) }
}

/**
 * Calls `use` with the bindings DB, SEARCH, OUTBOX, ATTACHMENTS, DATASETS, AUDIT, MEDIA and, where they
 * are bound, LOGS and COPIES: local, or with `remote` those of the environment `env`, or of the built configuration `config`.
 * Wrangler logs errors only, because standard output belongs to the command.
 */
export async function withStores(values, use) {
  const { remote, persistTo } = values
  process.env.WRANGLER_LOG ??= 'error'
  // Imported when needed: an error in the arguments is shown at once.
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler')
  const folder = mkdtempSync(join(tmpdir(), 'stores-'))
  const configPath = join(folder, 'wrangler.json')
  writeFileSync(configPath, JSON.stringify(configureStores(unstable_readConfig, values)))
  const persist = { path: resolve(root, persistTo, 'v3') }
  try {
    const { env, dispose } = await getPlatformProxy({ configPath, persist, remoteBindings: remote })
    try {
      return await use(env)
    } finally {
      await dispose()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
