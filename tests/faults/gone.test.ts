import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { faultSpeed } from '../support/fault-speed'
import { openForm, supportFields } from '../support/forms/forms'
import { formType, newVisitor } from '../support/forms/posts'
import { mainOf } from '../support/html'
import { origin } from '../support/site'
import { type Bench, openBench } from './harness/bench'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.site.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts a form and closes the connection before the response. */
async function hangUp(path: string, fields: Record<string, string>, faults: string) {
  const { hostname, port } = await bench.site.address()
  const headers = { ...newVisitor(), origin, 'content-type': formType, 'x-fault': faults }
  const asking = request({ hostname, port, path, method: 'POST', headers })
  asking.on('error', () => undefined)
  asking.end(new URLSearchParams(fields).toString())
  // Before a write that is slow for a second has reached D1, at any speed.
  await pause(400 / faultSpeed)
  asking.destroy()
}

const cases = [
  ['before the write reaches D1', 'd1.write=slow:1000'],
  ['while D1 writes it all the same', 'd1.write=late:1000'],
  ['while the outbox is written', 'd1=fail:overloaded, outbox=late:1000'],
  ['while nothing answers', 'd1=hang, outbox=hang'],
] as const

interface Gone {
  key: string
  reply: number
  references: string[]
  /** The receipt after the outbox is drained. */
  page: { locale: Locale; text: string }
}

const gone = new Map<string, Gone[]>()

/** All cases at once: disconnect, send again, and send again once the outbox is empty. */
beforeAll(async () => {
  const left = await Promise.all(
    cases.flatMap(([title, faults]) =>
      locales.map(async (locale) => {
        const path = routePath('contact', locale)
        const fields = supportFields(await openForm(bench.site, path))
        await hangUp(path, fields, faults)
        return { title, sent: { locale, path, fields } }
      }),
    ),
  )
  await pause(1_500)
  // Waits for the delayed writes of a busy machine: an earlier retry would get the number from D1.
  while ((await bench.waiting()).length < locales.length) await pause(50)
  const back = await Promise.all(left.map(({ sent }) => bench.again(sent)))
  const first = await Promise.all(back.map((sent) => bench.receiptOf(sent)))
  await bench.cron()
  const later = await Promise.all(left.map(({ sent }) => bench.again(sent)))
  const second = await Promise.all(later.map((sent) => bench.receiptOf(sent)))
  const pages = await Promise.all(later.map(({ reply }) => openForm(bench.site, reply.location)))
  for (const [at, { title, sent }] of left.entries()) {
    const references = [first[at], second[at]].map((receipt) => receipt?.reference ?? '')
    const reply = back[at]?.reply.status ?? 0
    const page = { locale: sent.locale, text: mainOf(pages[at]?.html ?? '') }
    const one = { key: sent.fields.idempotencyKey, reply, references, page }
    gone.set(title, [...(gone.get(title) ?? []), one])
  }
})

it.each(cases)(
  '29 a client that goes %s, and comes again, has one row and one number',
  async (title) => {
    for (const { key, reply, references, page } of gone.get(title) ?? []) {
      const [row, ...others] = await bench.rowsOf(key)
      const reference = row?.outboxReference ?? row?.reference
      expect([reply, references, others]).toEqual([303, [reference, reference], []])
      expect(row).toMatchObject({ events: 1, mails: 1 })
      expect(page.text).toContain(translators[page.locale]('receipt.title'))
      expect(page.text).toContain(reference)
    }
    expect(gone.get(title)).toHaveLength(locales.length)
  },
)

it('the log tells of nobody', async () => {
  expect(JSON.stringify(await bench.lines())).not.toMatch(/Noura|example\.com|window open/)
})
