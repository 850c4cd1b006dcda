import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

async function ready(fault = '') {
  const answer = await site.ask('/healthz/ready', { headers: { 'x-fault': fault } })
  const body = (await answer.json()) as {
    checks: Record<string, { ok: boolean; ageSeconds?: number }>
  }
  const failing = Object.entries(body.checks).flatMap(([name, { ok }]) => (ok ? [] : [name]))
  return { answer, body, failing }
}

const hour = 3_600_000
const mail = (about: string, columns: Record<string, number | null>) => {
  const row = {
    about,
    template: 'registered',
    locale: 'en',
    recipient: '-',
    recipient_hash: about,
    reference: 'INFO-1000000003',
    created_at: Date.now() - hour,
    next_at: null,
    attempts: 0,
    sent_at: null,
    ...columns,
  }
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  return site.env().then(({ DB }) =>
    DB.prepare(`insert into mails (${names.join(', ')}) values (${marks})`)
      .bind(...Object.values(row))
      .run(),
  )
}
const forgetMails = async () => (await site.env()).DB.exec('delete from mails')

describe('readiness', () => {
  it.each([
    ['D1 is away', 'd1=fail', ['d1', 'mail', 'jobs']],
    ['D1 hangs', 'd1=hang', ['d1', 'mail', 'jobs']],
    ['KV is away', 'kv=fail', ['kv']],
    ['KV hangs', 'kv=hang', ['kv']],
    ['the outbox is away', 'outbox=fail', ['outbox']],
    ['all are away', 'd1=hang, kv=hang, outbox=hang', ['d1', 'kv', 'outbox', 'mail', 'jobs']],
  ])('is a problem document when %s', async (_, fault, parts) => {
    const { answer, body, failing } = await ready(fault)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(body).toMatchObject({ type: 'about:blank', status: 503, title: expect.any(String) })
    expect(failing).toEqual(parts)
    const logged = (await site.log()).filter((line) =>
      parts.some((part) => line.includes(`health.${part}`)),
    )
    expect(logged.length).toBeGreaterThanOrEqual(parts.length)
  })

  it('fails when a request waits in the outbox for over five minutes, and says for how long', async () => {
    const { OUTBOX } = await site.env()
    const put = (minutes: number) =>
      OUTBOX.put('outbox:support:key:digest', '{}', {
        metadata: { since: Date.now() - minutes * 60_000 },
      })
    await put(4)
    expect((await ready()).failing).toEqual([])
    await put(6)
    const { failing, body } = await ready()
    expect(failing).toEqual(['outbox'])
    expect(body.checks.outbox?.ageSeconds).toBeGreaterThanOrEqual(360)
    await OUTBOX.delete('outbox:support:key:digest')
    expect((await ready()).failing).toEqual([])
  })

  it('fails when cron has not run for over ten minutes', async () => {
    const { DB } = await site.env()
    const run = (minutes: number) =>
      DB.prepare("INSERT OR REPLACE INTO job_runs (job, ran_at, ms) VALUES ('sweep', ?, 1)")
        .bind(Date.now() - minutes * 60_000)
        .run()
    await run(9)
    expect((await ready()).failing).toEqual([])
    await run(11)
    const { failing, body } = await ready()
    await DB.exec('DELETE FROM job_runs')
    expect(failing).toEqual(['jobs'])
    expect(body.checks.jobs?.ageSeconds).toBeGreaterThanOrEqual(660)
  })

  it('is live all the same', async () => {
    const answer = await site.ask('/healthz/live', { headers: { 'x-fault': 'd1=hang, kv=hang' } })
    expect(answer.status).toBe(200)
  })
})

describe('mail', () => {
  const late: [string, Record<string, number | null>][] = [
    ['failed for an hour', { next_at: Date.now() + hour, attempts: 3 }],
    ['was due twenty minutes ago', { next_at: Date.now() - hour / 3 }],
  ]
  it.each(late)('is late when one %s', async (_, columns) => {
    await mail('late', columns)
    const { failing, body } = await ready()
    await forgetMails()
    expect(failing).toEqual(['mail'])
    expect(body.checks.mail?.ageSeconds).toBeGreaterThanOrEqual(1_200)
  })

  it.each<[string, Record<string, number | null>]>([
    ['has left', { sent_at: Date.now() - hour }],
    ['was given up', { attempts: 9 }],
    ['is put off to another day', { next_at: Date.now() + hour }],
    [
      'failed for a few minutes',
      { created_at: Date.now() - hour / 12, next_at: Date.now(), attempts: 2 },
    ],
    ['is due just now', { next_at: Date.now() - 1_000 }],
  ])('is not late when one %s', async (_, columns) => {
    await mail('other', columns)
    const { failing } = await ready()
    await forgetMails()
    expect(failing).toEqual([])
  })

  it('is not late for one bad address while others are reached', async () => {
    await mail('bad', { next_at: Date.now() + hour, attempts: 4 })
    await mail('good', { sent_at: Date.now() - hour / 60 })
    const { failing } = await ready()
    await forgetMails()
    expect(failing).toEqual([])
  })
})
