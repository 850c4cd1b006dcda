import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { makeSubscribers, storeSubscribers } from '../../support/forms/subscribers'
import { openMailServer } from '../../support/mail/smtp-server'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { readDataSecrets } from '../../support/secret'
import { openKillableHost } from '../harness/killable'

/** A run of the job sends 200: some wait however late the second death is. */
const counts = isSoak ? { job: 2_000, queue: 2_000 } : { job: 450, queue: 250 }
const deaths = 2
/** Mails that are on their way at a time. */
const lanes = 4

it.each([
  ['the job of the minute', counts.job, undefined],
  ['the queue', counts.queue, { retries: 10 }],
] as const)(
  `an issue survives kill -9 ${deaths} times through %s: %d readers, nobody gets two mails`,
  async (_, count, queues) => {
    const server = await openMailServer()
    const vars = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_TLS: 'none' }
    const options = queues && { queues }
    const host = await openKillableHost({ ...vars, SMTP_PORT: String(server.port) }, options)
    const random = createRandom(95)
    let site = await host.start()
    const readers = makeSubscribers(count)
    const keyring = await openKeyring(readDataSecrets())
    const database = (await site.database()) as unknown as D1Database
    const hashes = await storeSubscribers(database, keyring, readers)
    const run = async (statement: string) =>
      (await (await site.database()).prepare(statement).all<Record<string, unknown>>()).results
    await run(`INSERT INTO newsletter_sendings (issue, status, publisher, starts_at, next_at)
    VALUES ('2026-11', 'scheduled', 'publisher', 1, 1)`)
    /** What a dead process had in its queue is lost: as if half an hour were over. */
    const loseQueue = () =>
      run('UPDATE newsletter_sendings SET queued_at = 1 WHERE queued_at IS NOT NULL')
    const find = async () => (await run('SELECT * FROM newsletter_sendings'))[0]

    for (let death = 0; death < deaths; death += 1) {
      const before = server.received.length
      await loseQueue()
      const running = (async () => {
        await site.cron()
        await site.cron()
      })().catch(() => undefined)
      await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(before + 40), {
        timeout: 30_000,
        interval: 2,
      })
      await pause(random() * 20)
      await site.kill()
      await running
      site = await host.start()
      if (death > 0) continue
      await run(`UPDATE subscriptions SET status = 'left', email = NULL
      WHERE email_hash IN (SELECT recipient FROM newsletter_deliveries WHERE status = 'waiting'
        ORDER BY recipient DESC LIMIT 3)`)
    }
    expect(Number((await find())?.sent)).toBeLessThan(count)
    // The mails that were claimed before a death have no answer to come.
    await run("UPDATE newsletter_deliveries SET at = 1 WHERE status = 'claimed'")
    let arrived = 0
    await expect
      .poll(
        async () => {
          // Once nothing comes any more, what the dead processes had in their queues is put in anew.
          const isQuiet = server.received.length === arrived
          arrived = server.received.length
          if (isQuiet) await loseQueue()
          await site.cron()
          return (await find())?.status
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toBe('finished')

    const sending = await find()
    expect(sending).toMatchObject({ recipients: count, left: 3, refused: 0 })
    expect(Number(sending?.sent) + Number(sending?.unknown)).toBe(count - 3)
    expect(Number(sending?.unknown)).toBeLessThanOrEqual(deaths * lanes)
    const rows = await run('SELECT recipient, status FROM newsletter_deliveries')
    const status = new Map(rows.map((row) => [row.recipient, row.status]))
    const mails = Map.groupBy(server.received, ({ envelope }) => envelope.to)
    const arrivedOf = (own: string | undefined) =>
      readers
        .filter((__, at) => status.get(hashes[at]) === own)
        .map(({ email }) => mails.get(email)?.length ?? 0)
    expect(new Set(arrivedOf('sent'))).toEqual(new Set([1]))
    expect(arrivedOf('claimed').filter((times) => times > 1)).toEqual([])
    expect(arrivedOf(undefined)).toEqual([0, 0, 0])
    console.log(`kill -9: ${sending?.sent} sent, ${sending?.unknown} unknown, none twice`)
    await site.kill()
    await server.close()
  },
  300_000,
)
