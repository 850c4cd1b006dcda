import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import type { Stores } from '#db/privacy/collect-personal-data'
import type { SaveFile } from '#db/privacy/export-personal-data'
import { keepProof } from '#db/privacy/key-proof'
import { openVault, type Secrets } from '#db/privacy/keyring'
import { exportPersonal } from '#db/privacy/personal-data'
import { runStatements } from '../../support/statements'
import { readMigrations } from '../database'
import { leaveEverything } from '../person'

// The command opens a workerd of its own.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'relock-'))
const [former, lock, hash, lost] = [5, 6, 7, 8].map((byte) =>
  Buffer.alloc(32, byte).toString('base64'),
) as [string, string, string, string]
const email = 'layla.relocked@example.com'
/** Address, answers and the mail's recipient of two requests and a subscription, and an addition. */
const textsOfEach = 3 * 3 + 1
const others = Array.from({ length: 55 }, (_, at) => `someone-${at}@example.com`)

async function withStores<Given>(use: (stores: Stores) => Promise<Given>): Promise<Given> {
  const { env, dispose } = await getPlatformProxy<Stores>({ persist: { path: join(folder, 'v3') } })
  try {
    return await use(env)
  } finally {
    await dispose()
  }
}

beforeAll(async () => {
  await withStores(async (stores) => {
    await runStatements(stores.DB, readMigrations())
    const vault = await openVault({ lock: former, hash })
    // More than a page of requests, and of mails.
    for (const one of [email, ...others]) await leaveEverything(stores, vault, one)
  })
})
const people = 1 + others.length
afterAll(() => rmSync(folder, { recursive: true }))

/** As cron does, once the site has the key. */
const prove = async ({ OUTBOX }: Stores, key: string) =>
  keepProof(OUTBOX, await openVault({ lock: key, hash }))

async function relock(keys: { former?: string; lock?: string; hash?: string } = {}) {
  const own = { DATA_KEY: keys.lock ?? lock, DATA_KEY_FORMER: keys.former ?? former }
  const env = { ...process.env, ...own, HASH_KEY: keys.hash ?? hash }
  const command = ['db/cli/rotate-data-key.mjs', '--persist-to', folder]
  const told = await promisify(execFile)(process.execPath, command, { env }).catch((error) => error)
  return { lines: String(told.stdout).split('\n'), said: told.stderr, code: told.code ?? 0 }
}

/** All that is held about the address, files and their bytes among it, as it is read with keys. */
async function readWith(stores: Stores, secrets: Secrets) {
  const sizes: number[] = []
  const save: SaveFile = async (_reference, _number, _name, bytes) => {
    sizes.push(bytes.length)
    return 'saved'
  }
  const now = Date.UTC(2026, 10, 22)
  return { told: await exportPersonal({ stores, secrets, email, now }, save), sizes }
}

it('what the former key locked is read while both are at hand, and after it with the new one alone', async () => {
  const before = await withStores(async (stores) => {
    const read = await readWith(stores, { lock: former, hash })
    expect(JSON.stringify(read.told)).toContain(`More of ${email}`)
    expect(read.sizes).toHaveLength(1)
    expect(await readWith(stores, { lock, hash, former })).toEqual(read)
    await expect(readWith(stores, { lock, hash })).rejects.toThrow('with other keys')
    await prove(stores, lock)
    return read
  })

  const first = await relock()
  expect([first.lines[1], first.code, first.said]).toEqual([
    `requests waiting in the outbox under the former key: ${people}`,
    1,
    '',
  ])
  expect(first.lines[0]).toBe(`locked anew: ${people * textsOfEach} texts, ${people} files`)
  await withStores(async (stores) => {
    const { OUTBOX } = stores
    for (const { name } of (await OUTBOX.list({ prefix: 'outbox:' })).keys)
      await OUTBOX.delete(name)
    const { waiting, ...stored } = before.told
    const after = await readWith(stores, { lock, hash })
    expect(after).toEqual({ told: { ...stored, waiting: [] }, sizes: before.sizes })
    await expect(readWith(stores, { lock: former, hash })).rejects.toThrow('with other keys')
  })
})

it('once more it finds nothing, and says that the former key can go', async () => {
  const { lines, code } = await relock()
  expect([lines, code]).toEqual([
    [
      'locked anew: 0 texts, 0 files',
      'requests waiting in the outbox under the former key: 0',
      'opened by neither key, and left: 0',
      'Nothing is left under DATA_KEY_FORMER: it can go.',
      '',
    ],
    0,
  ])
})

it('what neither key opens is counted and left', async () => {
  await withStores(async ({ DB, OUTBOX }) => {
    await DB.prepare("UPDATE additions SET information = 'torn' WHERE rowid = 1").run()
    await OUTBOX.put('outbox:support:torn', '{')
  })
  const { lines, code } = await relock()
  expect(lines.slice(0, 3)).toEqual([
    'locked anew: 0 texts, 0 files',
    'requests waiting in the outbox under the former key: 0',
    'opened by neither key, and left: 2',
  ])
  expect(code).toBe(1)
})

it('with keys that are not the site’s nothing is changed, and it says so', async () => {
  const wrong = [
    [{ lock: lost }, 'does not lock with this DATA_KEY'],
    [{ lock: former, former: lock }, 'does not lock with this DATA_KEY'],
    [{ hash: lost }, 'with other keys'],
  ] as const
  const read = () => withStores((stores) => readWith(stores, { lock, hash }))
  const before = await read()
  for (const [keys, words] of wrong) {
    const { said, code } = await relock(keys)
    expect([keys, code, said]).toEqual([keys, 1, expect.stringContaining(words)])
  }
  expect(await read()).toEqual(before)
})

it('without a former key it does nothing, and says so', async () => {
  const { said, code } = await relock({ former: '' })
  expect([code, said]).toEqual([1, expect.stringContaining('There is no DATA_KEY_FORMER at hand.')])
})
