import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '#db/client'
import { findSending, moveSending } from '#db/newsletter/sendings'
import { openKeyring } from '#db/privacy/keyring'
import { makeActor } from '../../support/actor'
import { makeSubscribers, storeSubscribers } from '../../support/forms/subscribers'
import { type MailServer, openMailServer } from '../../support/mail/smtp-server'
import { readRows } from '../../support/rows'
import { readDataSecrets } from '../../support/secret'
import { openSite, type Site } from '../../support/site'

let server: MailServer
let site: Site
beforeAll(async () => {
  server = await openMailServer()
  site = await openSite({
    queues: { retries: 0 },
    vars: {
      MAIL_TRANSPORT: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_TLS: 'none',
    },
  })
})
afterAll(async () => {
  await site.close()
  await server.close()
})

const issue = '2026-11'
const readers = makeSubscribers(7)

it('mails that the queue gives up are marked, and leave once the sending is resumed', async () => {
  const { DB, BULK_MAIL } = await site.env()
  const db = createDatabase(DB)
  const [left = ''] = await storeSubscribers(DB, await openKeyring(readDataSecrets()), readers)
  await DB.prepare(`INSERT INTO newsletter_sendings (issue, status, publisher, starts_at, next_at)
    VALUES ('${issue}', 'scheduled', 'publisher', 1, 1)`).run()
  // Of another program, or of a version of this one that is no more.
  await BULK_MAIL.send({ unknown: true })
  server.behave(() => ({ reply: [451, '4.7.1 try later'] }))
  await site.cron()
  await expect.poll(() => findSending(db, issue)).toMatchObject({ status: 'paused', sent: 0 })
  const statuses = 'SELECT status, count(*) AS mails FROM newsletter_deliveries GROUP BY status'
  expect(await readRows(site, statuses)).toEqual([{ status: 'failed', mails: readers.length }])
  expect(server.received).toEqual([])
  const lines = (await site.log()).filter((line) => line.includes('"job"'))
  expect(lines.join()).toContain('"part":"newsletter.failed"')
  expect(lines.join()).not.toContain('@example.com')

  server.behave(() => undefined)
  await DB.prepare("UPDATE subscriptions SET status = 'left', email = NULL WHERE email_hash = ?")
    .bind(left)
    .run()
  const at = Date.now()
  await moveSending(
    db,
    issue,
    'resumed',
    makeActor({ at, actor: 'x', role: 'publisher', requestId: null }),
  )
  await expect
    .poll(async () => {
      await site.cron()
      return findSending(db, issue)
    })
    .toMatchObject({ status: 'finished', sent: readers.length - 1, left: 1, unknown: 0 })
  expect(server.received.map(({ envelope }) => envelope.to).toSorted()).toEqual(
    readers.slice(1).map(({ email }) => email),
  )
})
