import { expect, it } from 'vitest'
import { endPauses, queueReceipts } from '../../support/mail/queued-mails'
import { openMailServer } from '../../support/mail/smtp-server'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { openKillableHost } from '../harness/killable'

const mails = isSoak ? 1_000 : 60
const kills = isSoak ? 5 : 2

it(`${mails} mails by SMTP, the process killed ${kills} times: none is lost or has two names`, async () => {
  const server = await openMailServer()
  const host = await openKillableHost({
    MAIL_TRANSPORT: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_TLS: 'none',
  })
  let site = await host.start()
  const addresses = Array.from({ length: mails }, (_, at) => `reader${at}@visitor.example`)
  await queueReceipts((await site.database()) as never, addresses)
  const waiting = async () => {
    const rows = (await site.database()).prepare('SELECT about FROM mails WHERE sent_at IS NULL')
    return (await rows.all()).results.length
  }
  const arrived = () => new Set(server.received.map(({ messageId }) => messageId)).size

  const random = createRandom(95)
  for (let kill = 1; kill <= kills; kill++) {
    const target = Math.floor((mails * (kill - random())) / (kills + 1))
    let isKilled = false
    const running = (async () => {
      while (!isKilled) await site.cron()
    })().catch(() => undefined)
    await expect.poll(arrived, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(target)
    isKilled = true
    await site.kill()
    await running
    site = await host.start()
    await endPauses((await site.database()) as never)
  }
  while ((await waiting()) > 0) {
    await site.cron()
    await endPauses((await site.database()) as never)
  }
  await site.kill()
  await server.close()

  const counts = new Map<string, Set<string | undefined>>()
  for (const { envelope, messageId } of server.received) {
    counts.set(envelope.to, (counts.get(envelope.to) ?? new Set()).add(messageId))
  }
  expect([...counts.keys()].sort()).toEqual([...addresses].sort())
  for (const [to, names] of counts) expect([to, names.size]).toEqual([to, 1])
  // Killed between the answer of the server and its record: once more, under the same Message-ID.
  expect(server.received.length - mails).toBeLessThanOrEqual(kills)
  console.log(
    `mail: ${mails} sent, ${server.received.length - mails} repeated under one Message-ID`,
  )
}, 600_000)
