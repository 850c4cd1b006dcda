import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor } from '../../support/forms/posts'
import { mainOf } from '../../support/html'
import { openSite, type Site } from '../../support/site'

const reads = 20
let site: Site
beforeAll(async () => {
  site = await openSite({ reads })
})
afterAll(() => site.close())

/** Requests an uncached resource until the rate limit refuses it. */
async function spend(headers: Record<string, string>) {
  let taken = 0
  let answer = await site.ask('/faq/_payload.json', { headers })
  // A rate-limit window may end during the loop, but not twice.
  while (answer.status === 200 && taken <= 2 * reads) {
    taken += 1
    answer = await site.ask('/faq/_payload.json', { headers })
  }
  return { taken, answer }
}

describe('a visitor who reads more than the limit', () => {
  it('is told to wait, and still gets what is kept', async () => {
    const visitor = newVisitor()
    await site.ask('/en', { headers: visitor })
    const { taken, answer } = await spend(visitor)
    expect(taken).toBeGreaterThanOrEqual(reads - 1)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.headers.get('retry-after')).toBe('10')

    let drawn = await site.ask('/en/faq', { headers: visitor })
    for (let tries = 0; tries <= 2 * reads && drawn.status === 200; tries += 1) {
      await spend(visitor)
      drawn = await site.ask('/en/faq', { headers: visitor })
    }
    expect(drawn.status).toBe(429)
    expect(drawn.headers.get('retry-after')).toBe('10')
    expect(mainOf(await drawn.text())).toContain('Too many requests')
    for (const init of [{}, { method: 'HEAD' }]) {
      expect((await site.ask('/en', { headers: visitor, ...init })).status).toBe(200)
    }
  })

  it.each(['/sitemap.xml', '/en/faq/feed.xml', '/.well-known/security.txt'])(
    'is told so at %s too',
    async (path) => {
      const headers = newVisitor()
      let answer = await site.ask(path, { headers })
      for (let tries = 0; tries <= 2 * reads && answer.status === 200; tries += 1) {
        await answer.arrayBuffer()
        answer = await site.ask(path, { headers })
      }
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
    },
  )

  it('does not become another one by other forwarding headers', async () => {
    const names = ['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded']
    // The limiter's window of ten seconds may end between two requests.
    const askWithEach = async () => {
      const visitor = newVisitor()
      await spend(visitor)
      const headers = names.map((name) => ({ ...visitor, [name]: '192.0.2.77' }))
      const asking = headers.map((one) => site.ask('/faq/_payload.json', { headers: one }))
      return (await Promise.all(asking)).map(({ status }) => status)
    }
    await expect.poll(askWithEach, { timeout: 60_000 }).toEqual(names.map(() => 429))
  })

  it('costs nobody else anything', async () => {
    await spend(newVisitor())
    const answer = await site.ask('/faq/_payload.json', { headers: newVisitor() })
    expect(answer.status).toBe(200)
  })
})

describe('a visitor who reads what is kept', () => {
  it('is never counted', async () => {
    const headers = newVisitor()
    await site.ask('/routes', { headers })
    const statuses = new Set<number>()
    for (let index = 0; index < 5 * reads; index += 1) {
      statuses.add((await site.ask('/routes', { headers })).status)
    }
    expect([...statuses]).toEqual([200])
    expect((await site.ask('/routes/_payload.json', { headers })).status).toBe(200)
  })
})
