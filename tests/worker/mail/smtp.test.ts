import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { endPauses, queueReceipts, sendNow } from '../../support/mail/queued-mails'
import { type MailServer, openMailServer } from '../../support/mail/smtp-server'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let server: MailServer
let site: Site
beforeAll(async () => {
  server = await openMailServer()
  site = await openSite({
    vars: {
      MAIL_TRANSPORT: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_TLS: 'none',
      MAIL_FROM: 'no-reply@site.example',
      MAIL_REPLY_TO: 'help@site.example',
    },
  })
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  server.behave(() => undefined)
  server.received.length = 0
  server.recipients.length = 0
})
afterEach(async () => {
  await (await site.env()).DB.prepare('DELETE FROM mails').run()
})

const reader = 'noura@visitor.example'
const database = async () => (await site.env()).DB
const queue = async (...addresses: string[]) => queueReceipts(await database(), addresses)

async function readMails() {
  const sql = 'SELECT next_at, attempts, sent_at FROM mails ORDER BY about'
  const rows = await readRows(site, sql)
  return rows.map(({ next_at, attempts, sent_at }) => ({
    waits: next_at !== null,
    attempts,
    isSent: sent_at !== null,
  }))
}

/** Sends the queued mails under a behaviour; returns the log lines and the rows. */
async function sendOnce(behave: Parameters<MailServer['behave']>[0] = () => undefined) {
  server.behave(behave)
  const lines = await sendNow(site)
  return { lines, rows: await readMails() }
}

const failed = [{ waits: true, attempts: 1, isSent: false }]
const ended = [{ waits: false, attempts: 1, isSent: false }]
const sent = [{ waits: false, attempts: 1, isSent: true }]

it('a mail arrives once, in Arabic, with text and HTML and the headers of its sender', async () => {
  const [reference] = await queue(reader)
  const { lines, rows } = await sendOnce()
  expect(rows).toEqual(sent)
  expect(lines).toMatchObject([{ level: 'info', part: 'mail.send', reference }])

  const [mail, ...others] = server.received
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    envelope: { from: 'no-reply@site.example', to: reader },
    from: { name: 'هيئة كفاءة الإنفاق والمشروعات', address: 'no-reply@site.example' },
    to: [{ address: reader }],
    replyTo: [{ address: 'help@site.example' }],
  })
  expect(mail?.subject).toContain(reference)
  expect(mail?.subject).toMatch(/\p{Script=Arabic}/u)
  expect(mail?.text).toContain(reference)
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail?.messageId).toMatch(/^<[\w-]{24}@site\.example>$/)
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(mail?.raw).toMatch(/^[\r\n -~]*$/)
  for (const line of mail?.raw.split('\r\n') ?? []) expect(line.length).toBeLessThan(1_000)
  for (const word of mail?.raw.match(/=\?\S+\?=/g) ?? []) expect(word.length).toBeLessThan(76)
})

it('a code leaves before receipts that wait longer', async () => {
  const many = Array.from({ length: 55 }, (_, at) => `reader${at}@visitor.example`)
  await queue(...many)
  await (await database())
    .prepare("UPDATE mails SET template = 'code' WHERE reference = 'INFO-1000000054'")
    .run()
  await sendOnce()
  // Nobody has asked for this code any more: it is settled without a mail, in the first of two runs.
  const [code] = await readRows(site, "SELECT next_at FROM mails WHERE template = 'code'")
  expect(code).toEqual({ next_at: null })
  expect(server.received).toHaveLength(49)
})

it.each([
  ['greylisting', 'rcpt', { reply: [451, '4.7.1 try later'] }, 'SMTP_RCPT_451'],
  ['a full mailbox', 'end', { reply: [452, '4.2.2 full'] }, 'SMTP_DATA_452'],
  ['a relay that refuses the sender', 'rcpt', { reply: [554, '5.7.1 no relay'] }, 'SMTP_RCPT_554'],
  ['a drop before the message', 'rcpt', { drop: true }, 'SMTP_RCPT_LOST'],
  ['a drop after the final dot', 'end', { drop: true }, 'SMTP_END_LOST'],
] as const)('a mail is retried after %s', async (_, step, behaviour, code) => {
  await queue(reader)
  const refused = await sendOnce((_to, at) =>
    at === step ? ({ ...behaviour } as never) : undefined,
  )
  expect(refused.rows).toEqual(failed)
  expect(refused.lines).toMatchObject([
    { level: 'warn', part: 'mail.send', error: `SmtpError: ${code}` },
  ])
  expect(JSON.stringify(refused.lines)).not.toContain('visitor.example')

  await endPauses(await database())
  const { rows } = await sendOnce()
  expect(rows).toEqual([{ ...sent[0], attempts: 2 }])
  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(code === 'SMTP_END_LOST' ? 2 : 1)
  expect(new Set(ids).size).toBe(1)
})

it.each([
  ['an unknown recipient', 'rcpt', { reply: [550, `5.1.1 <${reader}> unknown`] }, 'RECIPIENT_550'],
  ['a message that is too large', 'end', { reply: [552, '5.3.4 too large'] }, 'MESSAGE_552'],
] as const)('a mail ends at once with %s', async (_, step, behaviour, code) => {
  const [reference] = await queue(reader)
  const { lines, rows } = await sendOnce((_to, at) =>
    at === step ? ({ ...behaviour } as never) : undefined,
  )
  expect(rows).toEqual(ended)
  expect(lines).toMatchObject([
    { level: 'error', part: 'mail.refused', reference, error: `SmtpError: SMTP_${code}` },
  ])
  expect(JSON.stringify(lines)).not.toContain('visitor.example')
  await endPauses(await database())
  await sendOnce()
  expect(server.recipients).toEqual([reader])
})

it('an address that could end its command is never sent', async () => {
  await queue('a@visitor.example>\r\nRCPT TO:<b@visitor.example')
  const { lines, rows } = await sendOnce()
  expect(rows).toEqual(ended)
  expect(lines).toMatchObject([{ error: 'SmtpError: SMTP_RECIPIENT_INVALID' }])
  expect(server.recipients).toEqual([])
})

it('one refused recipient keeps no other from their mail', async () => {
  await queue('unknown@visitor.example', reader)
  const { rows } = await sendOnce((to) =>
    to === reader ? undefined : { reply: [550, '5.1.1 unknown'] },
  )
  expect(rows).toEqual([...ended, ...sent])
  expect(server.received.map(({ envelope }) => envelope.to)).toEqual([reader])
})

const crowd = Array.from({ length: 6 }, (_, at) => `reader${at}@visitor.example`)
const third = 'reader2@visitor.example'

type Behaviour = ReturnType<Parameters<MailServer['behave']>[0]>
type Faults = Partial<Record<'rcpt' | 'data' | 'end', Behaviour>>
type Shared = [string, Faults, number, keyof typeof outcomes]

const outcomes = { sent: sent[0], ended: ended[0], failed: failed[0] }

it.each<Shared>([
  ['nothing in its way', {}, 1, 'sent'],
  ['a recipient whom the server refuses', { rcpt: { reply: [550, '5.1.1 unknown'] } }, 1, 'ended'],
  ['greylisting', { rcpt: { reply: [451, '4.7.1 try later'] } }, 1, 'failed'],
  ['a server that ends the connection between two mails', { end: { leave: true } }, 2, 'sent'],
  ['a drop before the message', { data: { drop: true } }, 2, 'sent'],
  ['a server that wants another connection', { rcpt: { reply: [421, '4.4.2 enough'] } }, 2, 'sent'],
  ['a drop after the final dot', { end: { drop: true } }, 2, 'failed'],
])('mails of a run share a connection, with %s', async (_, faults, connections, outcome) => {
  await queue(...crowd)
  const before = server.countConnections()
  // The first attempt at the third mail fails.
  const { rows } = await sendOnce((to, step) => {
    const attempts = server.recipients.filter((one) => one === third).length
    return to === third && attempts === 1 ? faults[step] : undefined
  })
  expect(server.countConnections() - before).toBe(connections)
  expect(rows).toEqual(crowd.map((to) => (to === third ? outcomes[outcome] : sent[0])))
  // After the final dot the server has the mail, of which the worker knows nothing.
  const arrives = (to: string) => to !== third || outcome === 'sent' || 'end' in faults
  expect(server.received.map(({ envelope }) => envelope.to)).toEqual(crowd.filter(arrives))
})

it('a server that takes three seconds for an answer is waited for', async () => {
  await queue(reader)
  const { rows } = await sendOnce((_to, step) => (step === 'end' ? { slow: 3_000 } : undefined))
  expect(rows).toEqual(sent)
})

it('a server that never answers keeps a mail for ten seconds', async () => {
  await queue(reader)
  const started = Date.now()
  const { lines, rows } = await sendOnce((_to, step) =>
    step === 'rcpt' ? { slow: 30_000 } : undefined,
  )
  expect(lines).toMatchObject([{ error: 'SmtpError: SMTP_RCPT_TIMEOUT' }])
  expect(rows).toEqual(failed)
  expect(Date.now() - started).toBeLessThan(20_000)
})
