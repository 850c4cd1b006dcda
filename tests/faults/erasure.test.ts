import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { erasePersonal, exportPersonal } from '#db/privacy/personal-data'
import { hashEmail } from '#db/privacy/personal-fields'
import { routePath } from '#domain/site/routes'
import { draftRelease } from '../support/draft-release'
import { makePdf } from '../support/files'
import { filled, openForm, post, type Reply, sendWithFiles } from '../support/forms/forms'
import { subscribe } from '../support/forms/newsletter'
import { countRows, dumpStored, emptyOutbox, readRows } from '../support/rows'
import { readDataSecrets } from '../support/secret'
import { type Bench, openBench, type Sent } from './harness/bench'

const bystander = 'bystander@example.com'
const secrets = readDataSecrets()
const invitation = routePath('invitation', 'en')
const pdf = makePdf('/Canary (of an invitation) ')
const files = [{ name: 'programme.pdf', type: 'application/pdf', bytes: pdf }]

interface Everything {
  email: string
  support: Sent
  waiting: Sent
  invitation: Record<string, string>
  newsletter: Record<string, string>
}

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
  await sendEverything(bystander)
  await bench.cron()
}, 120_000)
afterAll(() => bench.site.close())
beforeEach(() => emptyOutbox(bench.site))

let people = 0
function sendAsSomebody(): Promise<Everything> {
  people += 1
  return sendEverything(`layla.erased.${people}@example.com`)
}

const invite = (fields: Record<string, string>, faults = '') =>
  sendWithFiles(bench.site, invitation, fields, files, faults ? { 'x-fault': faults } : {})

/**
 * Sends one of everything stored under an email: a submission, one in the outbox, one with a file,
 * a subscription.
 */
async function sendEverything(from: string): Promise<Everything> {
  const typed = { email: from }
  const support = await bench.send('ar', { typed })
  const waiting = await bench.send('en', { typed, faults: 'd1=fail' })
  const invited = filled('invitation', await openForm(bench.site, invitation), typed)
  const page = routePath('newsletter', 'ar')
  const newsletter = filled('newsletter', await openForm(bench.site, page), typed)
  const reply = [support.reply, waiting.reply, await invite(invited), await signUp(newsletter)]
  expect(reply.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  return { email: from, support, waiting, invitation: invited, newsletter }
}

const signUp = (fields: Record<string, string>): Promise<Reply> =>
  post(bench.site, routePath('newsletter', 'ar'), fields)

async function asked(email: string) {
  return { stores: await bench.site.env(), secrets, email, operator: 'Huda', now: Date.now() }
}

const erase = async (email: string) => erasePersonal(await asked(email), true)

const storedFiles = async () => {
  const { ATTACHMENTS } = await bench.site.env()
  return (await ATTACHMENTS.list()).objects.map(({ key }) => key)
}

it('an address is told all that is held about it, unlocked, and nothing of anybody else', async () => {
  const sent = await sendAsSomebody()
  const { email } = sent
  const saved = new Map<string, Uint8Array>()
  const reply = await exportPersonal(
    await asked(email.replace('layla.erased', 'Layla.Erased').replace('example', 'EXAMPLE')),
    async ({ reference, number, name, read }) => {
      const bytes = await read()
      if (!bytes) return null
      saved.set(name, bytes)
      return `${reference}/${number}`
    },
  )
  expect(reply.requests).toMatchObject([
    {
      form: 'support',
      email,
      status: 'received',
      answers: { message: sent.support.fields.message, fullName: sent.support.fields.fullName },
      events: [{ sequence: 1, status: 'received' }],
    },
    {
      form: 'invitation',
      email,
      answers: { eventName: sent.invitation.eventName },
      files: [{ name: 'programme.pdf', size: pdf.length, isStored: true }],
    },
  ])
  expect(Buffer.from(saved.get('programme.pdf') ?? []).equals(pdf)).toBe(true)
  expect(reply.waiting).toMatchObject([
    { form: 'support', email, answers: { message: sent.waiting.fields.message } },
  ])
  expect(reply.newsletter).toMatchObject([
    { status: 'pending', email, answers: { organization: sent.newsletter.organization } },
  ])
  expect(reply.mails.map(({ template }) => template).sort()).toEqual([
    'confirm',
    'registered',
    'registered',
  ])
  const text = JSON.stringify(reply)
  const emailHash = await hashOf(email)
  for (const hidden of [bystander, emailHash, 'fingerprint', sent.support.fields.idempotencyKey]) {
    expect(text).not.toContain(hidden)
  }
})

it('a first look tells what would go, and changes nothing', async () => {
  const { email } = await sendAsSomebody()
  const before = [await dumpStored(bench.site), await storedFiles()]
  const { lines, isDone } = await erasePersonal(await asked(email), false)
  expect(lines).toEqual([
    expect.stringMatching(/^tickets: 2 \(INFO-\d{10}, INVT-\d{10}\)$/),
    '  events: 2',
    expect.stringMatching(/^submissions waiting in the outbox: 1 \(INFO-9\d{9}\)$/),
    'files: 1',
    expect.stringMatching(/^newsletter subscriptions: 1 \(NEWS-\d{10} pending\)$/),
    'mails: 3',
    'Nothing was erased: add --confirm.',
  ])
  expect([isDone, lines.join().includes('@')]).toEqual([true, false])
  expect([await dumpStored(bench.site), await storedFiles()]).toEqual(before)
})

it('a key that nothing was locked with erases and finds nothing, and says so', async () => {
  const another = Buffer.alloc(32, 9).toString('base64')
  for (const wrong of [{ encryption: another }, { hash: another }]) {
    const other = { ...(await asked(bystander)), secrets: { ...secrets, ...wrong } }
    await expect(erasePersonal(other, true)).rejects.toThrow('with other keys')
    await expect(exportPersonal(other)).rejects.toThrow('with other keys')
  }
  await expect(exportPersonal(await asked('nobody'))).rejects.toThrow('is not an e-mail address')
})

it('what is erased leaves nothing in rows, outbox and files; others keep what is theirs', async () => {
  const sent = await sendAsSomebody()
  const theirs = await exportPersonal(await asked(bystander))
  const marks = await marksOf(sent)
  const own = 'SELECT at FROM rate_limit_hits WHERE owner = ?'
  const [hit] = await readRows(bench.site, own, await hashOf(sent.email))
  const insert = 'INSERT INTO rate_limit_hits VALUES (?, ?, NULL)'
  await readRows(bench.site, insert, 'support:another', hit?.at)
  await draftRelease(bench.site, await hashOf(sent.email), 'withdrawn')
  await draftRelease(bench.site, await hashOf(bystander), 'draft')
  const before = await dumpStored(bench.site)
  for (const mark of marks) expect(before + (await storedFiles()).join()).toContain(mark)

  const { lines, isDone } = await erase(sent.email)
  expect([isDone, lines.at(-1)]).toEqual([true, 'All of it is erased.'])
  const after = (await dumpStored(bench.site)) + (await storedFiles()).join()
  for (const mark of marks) expect(after).not.toContain(mark)
  expect(await bench.waiting()).toEqual([])
  expect({ ...(await exportPersonal(await asked(bystander))), exportedAt: 0 }).toEqual({
    ...theirs,
    exportedAt: 0,
  })
  expect(theirs.requests).toHaveLength(3)
  expect(await countRows(bench.site, 'rate_limit_hits', `at = ${hit?.at}`)).toBe(1)
  expect(await readRows(bench.site, 'SELECT status FROM releases')).toEqual([{ status: 'draft' }])

  expect(await erase(sent.email)).toEqual({
    lines: ['No data is stored about this address.'],
    isDone: true,
  })
  const { requests, waiting, newsletter, mails } = await exportPersonal(await asked(sent.email))
  expect([requests, waiting, newsletter, mails]).toEqual([[], [], [], []])
})

it('what the outbox hands out once more is dropped, and does not come back', async () => {
  const { email, waiting } = await sendAsSomebody()
  // KV in another location may still return deleted outbox entries for a minute.
  const { OUTBOX } = await bench.site.env()
  const { keys } = await OUTBOX.list({ prefix: 'outbox:' })
  const stale = await Promise.all(
    keys.map(async ({ name }) => [name, (await OUTBOX.get(name)) ?? ''] as const),
  )
  await erase(email)
  expect(stale).toHaveLength(1)
  for (const [name, text] of stale) await OUTBOX.put(name, text)
  await bench.cron()
  expect(await bench.waiting()).toEqual([])
  expect(await bench.rowsOf(waiting.fields.idempotencyKey)).toEqual([])
})

it('what a browser sends once more under its key is refused, whether D1 is away or not', async () => {
  const filesOfOthers = await storedFiles()
  const sent = await sendAsSomebody()
  await erase(sent.email)
  await bench.site.isolate()
  const refused = [
    (await bench.again(sent.support)).reply,
    (await bench.again(sent.waiting)).reply,
    await invite(sent.invitation),
    await signUp(sent.newsletter),
  ]
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(await storedFiles()).toEqual(filesOfOthers)
  for (const faults of ['d1=fail', 'd1.write=lose']) {
    await bench.again(sent.support, faults)
    await bench.again(sent.waiting, faults)
  }
  await bench.site.isolate()
  await bench.cron()
  expect(await bench.waiting()).toEqual([])
  expect(await erasePersonal(await asked(sent.email), false)).toMatchObject({
    lines: ['No data is stored about this address.'],
  })
})

it('who was erased may send and subscribe anew', async () => {
  const ofOthers = await countRows(bench.site, 'submissions')
  const { email } = await sendAsSomebody()
  await erase(email)
  const reply = await subscribe(bench.site, 'ar', { email })
  expect(reply.status).toBe(303)
  expect((await bench.send('ar', { typed: { email } })).reply.status).toBe(303)
  const { lines } = await erase(email)
  expect(lines).toContainEqual(expect.stringMatching(/^tickets: 1 /))
  expect(await countRows(bench.site, 'submissions')).toBe(ofOthers)
})

const hashOf = async (email: string) => hashEmail(await openKeyring(secrets), email)

/** Everything stored that could identify an email or its submissions. */
async function marksOf({ email, waiting }: Everything): Promise<string[]> {
  const emailHash = await hashOf(email)
  const rows = await readRows(
    bench.site,
    'SELECT reference, digest, idempotency_key, email, answers FROM submissions WHERE email_hash = ?',
    emailHash,
  )
  const subscribed = await readRows(
    bench.site,
    'SELECT reference, email, answers FROM subscriptions WHERE email_hash = ?',
    emailHash,
  )
  const marks = [...rows, ...subscribed].flatMap((row) => Object.values(row).map(String))
  return [emailHash, ...marks, waiting.fields.idempotencyKey ?? '']
}
