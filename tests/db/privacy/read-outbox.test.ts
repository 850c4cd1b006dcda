import { expect, it } from 'vitest'
import { readOutbox } from '#db/privacy/collect-personal-data'

/** A namespace whose list still names what has been deleted since, as KV's may. */
function listing(entries: Record<string, string | null>): KVNamespace {
  const keys = Object.keys(entries).map((name) => ({ name }))
  const double: Partial<KVNamespace> = {
    list: async () => ({ keys, list_complete: true, cacheStatus: null }) as never,
    get: (async (name: string) => entries[name] ?? null) as never,
  }
  return double as KVNamespace
}

it('leaves out an entry that was drained meanwhile, and keeps one that cannot be parsed', async () => {
  const OUTBOX = listing({
    'outbox:support:drained': null,
    'outbox:support:torn': '{',
    'outbox:support:empty': '',
  })
  const read: unknown[] = []
  for await (const entry of readOutbox({ OUTBOX })) read.push(entry)
  expect(read).toEqual([
    { name: 'outbox:support:torn', row: null },
    { name: 'outbox:support:empty', row: null },
  ])
})
