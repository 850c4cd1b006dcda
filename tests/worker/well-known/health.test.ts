import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('the health of the site', () => {
  it('is live without asking for anything', async () => {
    const answer = await site.ask('/healthz/live')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      status: 'live',
      build: expect.stringMatching(/^\w{16}$/),
    })
  })

  it('is ready when D1 and KV answer and nothing waits', async () => {
    const answer = await site.ask('/healthz/ready')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      status: 'ready',
      build: expect.stringMatching(/^\w{16}$/),
      checks: {
        d1: { ok: true },
        kv: { ok: true },
        outbox: { ok: true, ageSeconds: 0 },
        mail: { ok: true, ageSeconds: 0 },
        jobs: { ok: true, ageSeconds: 0 },
      },
    })
  })

  it.each(['/healthz/live', '/healthz/ready'])(
    '%s is JSON, never stored, and read alone',
    async (path) => {
      const answer = await site.ask(path, { headers: { accept: 'text/html' } })
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
      const head = await site.ask(path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      const sent = await site.ask(path, { method: 'POST' })
      expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      const english = await site.ask(`/en${path}`)
      expect([english.status, english.headers.get('location')]).toEqual([301, path])
    },
  )

  it('has no other probe', async () => {
    for (const path of ['/healthz', '/healthz/other', '/en/healthz/other']) {
      expect((await site.ask(path)).status).toBe(404)
    }
  })
})
