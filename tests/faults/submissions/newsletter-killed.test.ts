import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { watchMail } from '../../support/forms/mails'
import { makeSubscribers, storeSubscribers } from '../../support/forms/subscribers'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { readDataSecrets } from '../../support/secret'
import { openKillableHost } from '../harness/killable'

/** A run sends 200: some wait however late the second death is. */
const count = isSoak ? 2_000 : 450
const deaths = 2
/** Mails that are on their way at a time. */
const lanes = 4

it(`an issue for ${count} readers survives kill -9 ${deaths} times: nobody gets two mails`, async () => {
  const host = await openKillableHost()
  const random = createRandom(95)
  const mails = watchMail(host)
  const addresses: string[] = []
  const collect = async () => addresses.push(...(await mails.sent()).map(({ to }) => to))
  let site = await host.start()
  const readers = makeSubscribers(count)
  const keyring = await openKeyring(readDataSecrets())
  const database = (await site.database()) as unknown as D1Database
  const hashes = await storeSubscribers(database, keyring, readers)
  const run = async (statement: string) =>
    (await (await site.database()).prepare(statement).all<Record<string, unknown>>()).results
  await run(`INSERT INTO newsletter_sendings (issue, status, publisher, starts_at, next_at)
    VALUES ('2026-11', 'scheduled', 'publisher', 1, 1)`)

  const find = async () => (await run('SELECT * FROM newsletter_sendings'))[0]

  for (let death = 0; death < deaths; death += 1) {
    const countSent = async () => Number((await find())?.sent)
    const before = await countSent()
    const running = site.cron().catch(() => undefined)
    await vi.waitFor(async () => expect(await countSent()).toBeGreaterThan(before + 4), {
      timeout: 30_000,
      interval: 2,
    })
    await pause(random() * 20)
    await site.kill()
    await running
    await collect()
    site = await host.start()
  }
  expect(Number((await find())?.sent)).toBeLessThan(count)
  await run(`UPDATE subscriptions SET status = 'left', email = NULL
    WHERE email_hash IN (SELECT recipient FROM newsletter_deliveries WHERE status = 'waiting' LIMIT 3)`)
  // The mails that were claimed before a death have no answer to come.
  await run("UPDATE newsletter_deliveries SET at = 1 WHERE status = 'claimed'")
  for (let turn = 0; turn < count / 200 + 3; turn += 1) await site.cron()
  await collect()

  const sending = await find()
  expect(sending).toMatchObject({ status: 'finished', recipients: count, left: 3, refused: 0 })
  expect(Number(sending?.sent) + Number(sending?.unknown)).toBe(count - 3)
  expect(Number(sending?.unknown)).toBeLessThanOrEqual(deaths * lanes)
  expect(new Set(addresses).size).toBe(addresses.length)
  const rows = await run('SELECT recipient, status FROM newsletter_deliveries')
  const status = new Map(rows.map((row) => [row.recipient, row.status]))
  const reached = new Set(addresses)
  // Announcements of a run that dies are lost with it: tests/worker/newsletter/sending.test.ts counts mails.
  const early = readers.filter(
    ({ email }, at) =>
      reached.has(email) && !['sent', 'claimed'].includes(String(status.get(hashes[at]))),
  )
  expect(early).toEqual([])
  expect(reached.size).toBeGreaterThan(0)
  console.log(`kill -9: ${sending?.sent} sent, ${sending?.unknown} unknown, none twice`)
  await site.kill()
}, 300_000)
