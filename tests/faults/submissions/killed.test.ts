import { expect, it, vi } from 'vitest'
import { forms } from '#domain/forms/registry'
import { routePath } from '#domain/site/routes'
import { filled, openForm, postJson, requestForm } from '../../support/forms/forms'
import { createRandom } from '../../support/random'
import { isSoak } from '../../support/sample'
import { type Killable, openKillableHost } from '../harness/killable'

const rounds = isSoak ? 10 : 2
const writers = 12
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface StoredTicket {
  path: string
  fields: Record<string, string>
  /** The acknowledged reference; undefined when the POST was cut off. */
  reference?: string
}

/** Sends submissions one after the other until the runtime is killed. */
async function write(site: Killable, written: Map<string, StoredTicket>): Promise<void> {
  try {
    for (let at = written.size; ; at++) {
      const form = requestForm(at)
      const path = routePath(forms[form].page, at % 2 ? 'en' : 'ar')
      const opened = await openForm(site, path)
      const fields = filled(form, opened)
      written.set(opened.key, { path, fields })
      const { status, json } = await postJson(site, path, fields)
      if (status !== 201) throw new Error(`answered ${status}`)
      written.set(opened.key, { path, fields, reference: json.reference })
    }
  } catch (error) {
    // A refusal does not mean that the runtime was killed.
    if (String(error).includes('answered')) throw error
  }
}

const stored = `select idempotency_key as key, reference,
  (select count(*) from events where events.reference = submissions.reference) as events,
  (select count(*) from mails where mails.reference = submissions.reference) as mails
  from submissions`

async function readStored(site: Killable) {
  const database = await site.database()
  const { results } = await database
    .prepare(stored)
    .all<{ key: string; reference: string; events: number; mails: number }>()
  return new Map(results.map(({ key, ...row }) => [key, row]))
}

it(`28 kill -9 in the middle of writing, ${rounds} times: nothing acknowledged is missing`, async () => {
  const host = await openKillableHost()
  const random = createRandom(95)
  const written = new Map<string, StoredTicket>()
  let site = await host.start()
  const acknowledged = () => [...written].filter(([, { reference }]) => reference)
  for (let round = 0; round < rounds; round++) {
    const before = acknowledged().length
    const writing = Array.from({ length: writers }, () => write(site, written))
    await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(before + writers), 60_000)
    await pause(random() * 900)
    await site.kill()
    await Promise.all(writing)
    site = await host.start()
  }

  const before = await readStored(site)
  const reply = acknowledged()
  for (const [key, { reference }] of reply) {
    expect([key, before.get(key)]).toEqual([key, { reference, events: 1, mails: 1 }])
  }

  const some = reply.slice(0, isSoak ? 200 : 60)
  for (const [, { path, fields, reference }] of some) {
    const { status, json } = await postJson(site, path, fields)
    expect([status, json.reference]).toEqual([201, reference])
  }
  expect((await readStored(site)).size).toBe(before.size)

  const cutOff = [...written].filter(([, { reference }]) => !reference)
  for (const [key, { path, fields }] of cutOff) {
    const { json } = await postJson(site, path, fields)
    expect(json.reference).toBe((await readStored(site)).get(key)?.reference)
  }
  expect((await readStored(site)).size).toBe(written.size)
  console.log(`kill -9: ${reply.length} acknowledged, ${cutOff.length} cut off, none lost`)
  await site.kill()
}, 300_000)
