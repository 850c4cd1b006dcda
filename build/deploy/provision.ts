import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type CloudAccount, openAccount } from './account.ts'
import { type Environment, readEnvironment, readEnvironmentConfig } from './steps.ts'
import { type StoreIds, writeIds } from './write-ids.ts'

const file = 'wrangler.toml'

interface Kind {
  /** Name in the account by binding. */
  stores: Map<string, string>
  /** Those of the account: id by name. */
  list: () => Promise<StoreIds>
  create: (name: string) => Promise<unknown>
}

const databases = '/d1/database'
const namespaces = '/storage/kv/namespaces'
const buckets = '/r2/buckets'
const queues = '/queues'
const all = '?per_page=100'

/** The stores that an environment names, and how the account lists and makes them. */
function readKinds(env: Environment, { ask }: CloudAccount, location: string) {
  const config = readEnvironmentConfig(env)
  const { name: worker, d1_databases = [], kv_namespaces = [], r2_buckets = [] } = config
  const { consumers = [] } = config.queues ?? {}
  return {
    d1_databases: {
      stores: new Map(
        d1_databases.map(({ binding, database_name = '' }) => [binding, database_name]),
      ),
      list: async () => {
        const known = await ask<{ uuid: string; name: string }[]>(databases + all)
        return new Map(known?.map(({ uuid, name }) => [name, uuid]))
      },
      create: (name) => ask(databases, 'POST', { name, primary_location_hint: location }),
    },
    kv_namespaces: {
      stores: new Map(
        kv_namespaces.map(({ binding }) => [binding, `${worker}-${binding.toLowerCase()}`]),
      ),
      list: async () => {
        const known = await ask<{ id: string; title: string }[]>(namespaces + all)
        return new Map(known?.map(({ id, title }) => [title, id]))
      },
      create: (title) => ask(namespaces, 'POST', { title }),
    },
    r2_buckets: {
      stores: new Map(r2_buckets.map(({ binding, bucket_name = '' }) => [binding, bucket_name])),
      list: async () => {
        const known = await ask<{ buckets: { name: string }[] }>(buckets + all)
        return new Map(known?.buckets.map(({ name }) => [name, name]))
      },
      create: (name) => ask(buckets, 'POST', { name, locationHint: location }),
    },
    // One that is given what another gave up has no binding.
    queues: {
      stores: new Map(consumers.map(({ queue }) => [queue, queue])),
      list: async () => {
        const known = await ask<{ queue_id: string; queue_name: string }[]>(queues + all)
        return new Map(known?.map(({ queue_id, queue_name }) => [queue_name, queue_id]))
      },
      create: (name) => ask(queues, 'POST', { queue_name: name }),
    },
  } satisfies Record<string, Kind>
}

/** Makes the stores that the account lacks; those it has stay as they are. Returns ids by binding. */
async function provisionKind({ stores, list, create }: Kind, isDryRun: boolean): Promise<StoreIds> {
  const known = await list()
  for (const [binding, name] of stores) {
    const isKnown = known.has(name)
    console.log(
      `${(binding === name ? 'queue' : binding).padEnd(12)} ${name} ${isKnown ? 'is there' : isDryRun ? 'would be made' : 'is made'}`,
    )
    if (!isKnown && !isDryRun) await create(name)
  }
  const now = isDryRun ? known : await list()
  return new Map([...stores].map(([binding, name]) => [binding, now.get(name) ?? '']))
}

/**
 * `npm run provision -- --env <name>`: the databases, namespaces, buckets and queues of an environment, near
 * `--location` (it cannot be changed later), and their ids in wrangler.toml. D1 reads from the nearest
 * replica.
 */
async function provision(): Promise<void> {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      location: { type: 'string', default: 'eeur' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const env = readEnvironment(values.env)
  const isDryRun = values['dry-run']
  const account = await openAccount()
  console.log(`${env} in ${account.name} (${account.id}), location ${values.location}`)
  const kinds = readKinds(env, account, values.location)
  const ids = {
    d1_databases: await provisionKind(kinds.d1_databases, isDryRun),
    kv_namespaces: await provisionKind(kinds.kv_namespaces, isDryRun),
  }
  await provisionKind(kinds.r2_buckets, isDryRun)
  await provisionKind(kinds.queues, isDryRun)
  if (isDryRun) {
    console.log('Dry run: nothing was made.')
    return
  }
  writeFileSync(file, writeIds(readFileSync(file, 'utf8'), env, ids))
  for (const id of ids.d1_databases.values()) {
    await account.ask(`${databases}/${id}`, 'PUT', { read_replication: { mode: 'auto' } })
  }
  console.log(`The ids of ${env} stand in ${file}; the databases have replicas.`)
}

try {
  await provision()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
