import { openKeyring } from '#db/privacy/keyring'
import { readDataSecrets } from '../secret'
import type { Site } from '../site'

type Database = Pick<D1Database, 'prepare' | 'batch'>

/** Queues a receipt for each address, as a form does, under references that end in its number. */
export async function queueReceipts(
  database: Database,
  addresses: readonly string[],
  locale: 'ar' | 'en' = 'ar',
): Promise<string[]> {
  const keyring = await openKeyring(readDataSecrets())
  const references = addresses.map((_, at) => `INFO-${1_000_000_000 + at}`)
  const now = Date.now()
  const statements = addresses.map(async (address, at) => {
    const recipient = await keyring.encrypt(address, 'recipient')
    const about = `${references[at]}:registered`
    return database
      .prepare(
        `INSERT INTO mails (about, template, locale, recipient, recipient_hash, reference,
        created_at, next_at, attempts) VALUES (?, 'registered', ?, ?, ?, ?, ?, ?, 0)`,
      )
      .bind(about, locale, recipient, `hash-${address}`, references[at], now - 1_000, now - 1_000)
  })
  await database.batch(await Promise.all(statements))
  return references
}

/** Makes every mail that waits due, as if its pause were over. */
export async function endPauses(database: Database): Promise<void> {
  await database.prepare('UPDATE mails SET next_at = 1 WHERE next_at IS NOT NULL').run()
}

/** Runs the jobs once and returns their lines about mails. */
export async function sendNow(site: Site): Promise<Record<string, unknown>[]> {
  const before = (await site.log()).length
  await site.cron()
  const lines = (await site.log()).slice(before).map((line) => JSON.parse(line))
  return lines.filter(({ part }) => String(part).startsWith('mail.'))
}
