import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { routePath } from '#domain/site/routes'
import { makePdf } from '../../support/files'
import { deleteStored, listStored } from '../../support/forms/attachments'
import { filled, openForm, readOpened, sendWithFiles, stateOf } from '../../support/forms/forms'
import { countRows, emptyOutbox, forgetVisitors } from '../../support/rows'
import { allDown, type Bench, openBench } from '../harness/bench'
import { nightIn } from '../harness/night'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())
beforeEach(async () => {
  await forgetVisitors(bench.site)
  await emptyOutbox(bench.site)
  await deleteStored(bench.site)
})

const path = routePath('invitation', 'en')
const files = [{ name: 'programme.pdf', type: 'application/pdf', bytes: makePdf() }]
const stored = () => listStored(bench.site)

async function send(faults: string) {
  const fields = filled('invitation', await openForm(bench.site, path))
  const reply = await sendWithFiles(bench.site, path, fields, files, { 'x-fault': faults })
  return { fields, reply }
}

it('a request whose files cannot be stored is not taken, and can be sent again', async () => {
  const { fields, reply } = await send('bucket=fail')
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('30')
  expect(await countRows(bench.site, 'submissions')).toBe(0)
  const again = stateOf(readOpened(reply.text))
  expect(again).toMatchObject({ idempotencyKey: fields.idempotencyKey, hasLostFiles: true })
  const { captchaToken: _, captchaAnswer: __, ...typed } = fields
  const passed = { ...typed, captchaPassed: again.captcha?.passed ?? '' }
  const taken = await sendWithFiles(bench.site, path, passed, files)
  expect(taken.status).toBe(303)
  expect(await stored()).toHaveLength(1)
})

it('files whose request waits in the outbox stay until it is registered', async () => {
  const { reply } = await send('d1=fail')
  expect(reply.status).toBe(303)
  await bench.cron(`d1=fail, ${nightIn(2)}`)
  await bench.cron(`outbox=fail, ${nightIn(2)}`)
  expect(await stored()).toHaveLength(1)
  await bench.cron(nightIn(2))
  expect(await stored()).toHaveLength(1)
})

it('files stay of a request that was told another number, because its key was taken', async () => {
  const first = await send('clock=+0')
  await bench.site.isolate()
  const fields = { ...first.fields, eventName: 'Another forum under the same key' }
  const second = await sendWithFiles(bench.site, path, fields, files, { 'x-fault': 'd1=fail' })
  expect(second.status).toBe(303)
  await bench.cron()
  const before = (await stored()).map(({ key }) => key)
  expect(before).toHaveLength(2)
  await bench.cron(nightIn(3))
  expect((await stored()).map(({ key }) => key)).toEqual(before)
})

it('sent again while D1 cannot be read, it keeps its number and its files, whoever remembers', async () => {
  for (const isForgotten of [false, true]) {
    const { fields, reply } = await send('clock=+0')
    const { reference } = await bench.receiptOf({ locale: 'en', path, fields, reply, ms: 0 })
    if (isForgotten) await bench.site.isolate()
    const blind = { 'x-fault': 'd1.read=fail' }
    const again = await sendWithFiles(bench.site, path, fields, files, blind)
    expect(again.status).toBe(303)
    const receipt = await bench.receiptOf({ locale: 'en', path, fields, reply: again, ms: 0 })
    expect(receipt).toMatchObject({ reference, isPending: false })
    const other = { ...fields, eventName: 'Another forum under the same key' }
    const refused = await sendWithFiles(bench.site, path, other, files, blind)
    expect(refused.status).toBe(422)
    expect(await bench.rowsOf(fields.idempotencyKey)).toMatchObject([{ reference, mails: 1 }])
  }
  expect(await bench.waiting()).toEqual([])
  expect(await stored()).toHaveLength(2)
})

it('files that no request came for are swept away after a day, and no others', async () => {
  expect((await send('')).reply.status).toBe(303)
  const before = (await stored()).map(({ key }) => key)
  expect(before).toHaveLength(1)
  await bench.cron(nightIn(5))
  const { reply } = await send(allDown)
  expect(reply.status).toBe(503)
  expect(await stored()).toHaveLength(before.length + 1)
  // The sweep of that night has already run and does not run twice.
  await bench.cron(nightIn(5))
  expect(await stored()).toHaveLength(before.length + 1)
  await bench.cron(nightIn(1))
  expect(await stored()).toHaveLength(before.length + 1)
  await bench.cron(nightIn(6))
  expect((await stored()).map(({ key }) => key)).toEqual(before)
})
