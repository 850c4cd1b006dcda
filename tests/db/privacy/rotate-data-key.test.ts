import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import type { Stores } from '#db/privacy/collect-personal-data'
import type { SaveFile } from '#db/privacy/export-personal-data'
import { storeKeyProof } from '#db/privacy/key-proof'
import { openKeyring, type Secrets } from '#db/privacy/keyring'
import { exportPersonal } from '#db/privacy/personal-data'
import { rotateDataKey } from '#db/privacy/rotate-data-key'
import { runOperatorCommand } from '../../support/operator-command'
import { readMigrations } from '../../support/seed'
import { runStatements } from '../../support/statements'
import { leaveEverything, leaveTicket } from '../person'

vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'relock-'))
const [former, encryption, hash, lost] = [5, 6, 7, 8].map((byte) =>
  Buffer.alloc(32, byte).toString('base64'),
) as [string, string, string, string]
const email = 'layla.relocked@example.com'
/** E-mail, answers and mail recipient of a ticket or a subscription. */
const textsOfEach = 3
/** More than a page of tickets, and of mails. */
const others = Array.from({ length: 101 }, (_, at) => `someone-${at}@example.com`)
/**
 * Of two tickets and a subscription; with one addition and its files, newer answers to the subscription,
 * a file of an answer, a word after closing, and the address of an officer.
 */
const ownTexts = 3 * textsOfEach + 2 + 1 + 2 + 1

type Use<Result> = (stores: Stores) => Promise<Result>

async function withStores<Result>(use: Use<Result>, state = folder): Promise<Result> {
  const { env, dispose } = await getPlatformProxy<Stores>({ persist: { path: join(state, 'v3') } })
  try {
    return await use(env)
  } finally {
    await dispose()
  }
}

beforeAll(async () => {
  await withStores(async (stores) => {
    await runStatements(stores.DB, readMigrations())
    const keyring = await openKeyring({ encryption: former, hash })
    await leaveEverything(stores, keyring, email)
    for (const other of others) await leaveTicket(stores, keyring, other)
  })
  cpSync(join(folder, 'v3'), join(folder, 'copy/v3'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Stores the key proof as the scheduled job does. */
const prove = async ({ OUTBOX }: Stores, key: string) =>
  storeKeyProof(OUTBOX, await openKeyring({ encryption: key, hash }))

/** Runs the command; it opens the stores in a workerd of its own. */
async function rotate() {
  const variables = { DATA_KEY: encryption, DATA_KEY_FORMER: former, HASH_KEY: hash }
  const run = await runOperatorCommand('rotate-data-key', ['--persist-to', folder], variables)
  return { lines: run.out.split('\n'), said: run.said, code: run.code }
}

/** All that is held about the address, files and their bytes among it, as it is read with keys. */
async function readWith(stores: Stores, secrets: Secrets) {
  const sizes: number[] = []
  const save: SaveFile = async ({ read }) => {
    const bytes = await read()
    if (!bytes) return null
    sizes.push(bytes.length)
    return 'saved'
  }
  const query = { stores, secrets, email, operator: 'Huda', now: Date.UTC(2026, 10, 22) }
  return { reply: await exportPersonal(query, save), sizes }
}

async function expectRotated() {
  const before = await withStores(async (stores) => {
    const read = await readWith(stores, { encryption: former, hash })
    expect(JSON.stringify(read.reply)).toContain(`More of ${email}`)
    expect(read.sizes).toHaveLength(3)
    expect(await readWith(stores, { encryption, hash, former })).toEqual(read)
    await expect(readWith(stores, { encryption, hash })).rejects.toThrow('with other keys')
    await prove(stores, encryption)
    return read
  })

  const first = await rotate()
  expect([first.lines[1], first.code, first.said]).toEqual([
    'submissions waiting in the outbox under the former key: 1',
    1,
    '',
  ])
  const texts = ownTexts + others.length * textsOfEach
  expect(first.lines[0]).toBe(`re-encrypted: ${texts} texts, 3 files`)
  await withStores(async (stores) => {
    const { OUTBOX } = stores
    for (const { name } of (await OUTBOX.list({ prefix: 'outbox:' })).keys)
      await OUTBOX.delete(name)
    const { waiting, ...stored } = before.reply
    const after = await readWith(stores, { encryption, hash })
    expect(after).toEqual({ reply: { ...stored, waiting: [] }, sizes: before.sizes })
    await expect(readWith(stores, { encryption: former, hash })).rejects.toThrow('with other keys')
  })
}

async function expectNothingLeft() {
  const { lines, code } = await rotate()
  expect([lines, code]).toEqual([
    [
      're-encrypted: 0 texts, 0 files',
      'submissions waiting in the outbox under the former key: 0',
      'decrypted by neither key, left unchanged: 0',
      'Nothing is left under DATA_KEY_FORMER: delete that secret.',
      '',
    ],
    0,
  ])
}

async function expectTornCounted() {
  const counts = await withStores(async (stores) => {
    const { DB, OUTBOX } = stores
    await DB.prepare("UPDATE additions SET information = 'torn' WHERE rowid = 1").run()
    await OUTBOX.put('outbox:support:torn', '{')
    return rotateDataKey(stores, { encryption, hash, former })
  })
  expect(counts).toEqual({ texts: 0, files: 0, waiting: 0, unreadable: 2 })
  const { lines, code } = await rotate()
  expect([lines.slice(2), code]).toEqual([['decrypted by neither key, left unchanged: 2', ''], 1])
}

it('what the former key encrypted is encrypted with the new one, once, and what neither decrypts is left', async () => {
  await expectRotated()
  await expectNothingLeft()
  await expectTornCounted()
})

it('with keys that are not the site’s nothing is changed, and it says so', async () => {
  const wrong = [
    [{ encryption: lost, hash, former }, 'does not encrypt with this DATA_KEY'],
    [{ encryption: former, hash, former: encryption }, 'does not encrypt with this DATA_KEY'],
    [{ encryption, hash: lost, former }, 'with other keys'],
    [{ encryption, hash }, 'There is no DATA_KEY_FORMER: set it'],
  ] as const
  await withStores(
    async (stores) => {
      await prove(stores, encryption)
      const before = await readWith(stores, { encryption, hash, former })
      for (const [secrets, words] of wrong) {
        await expect(rotateDataKey(stores, secrets)).rejects.toThrow(words)
      }
      expect(await readWith(stores, { encryption, hash, former })).toEqual(before)
    },
    join(folder, 'copy'),
  )
})
