import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askIconApis } from '#worker/icons/ask-apis'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Service {
  url: string
  asked: { path: string; at: number }[]
}

type Behaviour = { after?: number; status?: number; body?: string; location?: string }

/** A public icon service that answers as it is told; without a time it never does. */
async function open({ after, status = 200, body = '', location }: Behaviour): Promise<Service> {
  const asked: Service['asked'] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', at: performance.now() })
    if (after === undefined) return
    setTimeout(() => {
      response.writeHead(status, location ? { location } : {})
      response.end(body)
    }, after)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

const drawing = '<path fill="none" d="M1 1h2"/>'

function setOf(icons: Record<string, string>): string {
  const drawn = Object.entries(icons).map(([name, body]) => [name, { body }])
  return JSON.stringify({ prefix: 'lucide', icons: Object.fromEntries(drawn), width: 24 })
}

const star = { collection: 'lucide', names: ['star'] }
const found = { star: { body: drawing, width: 24 } }

async function timed<T>(work: Promise<T>) {
  const started = performance.now()
  const result = await work
  return { result, started, took: performance.now() - started }
}

describe('public icon services', () => {
  it('are asked one by one, and the second not at all when the first answers in time', async () => {
    const first = await open({ after: 100, body: setOf({ star: drawing }) })
    const second = await open({ after: 0, body: setOf({}) })
    expect(await askIconApis([first.url, `${second.url}/`], star)).toEqual(found)
    expect(first.asked.map(({ path }) => path)).toEqual(['/lucide.json?icons=star'])
    expect(second.asked).toEqual([])
  })

  it('give way to the next after 750 ms of silence', async () => {
    const silent = await open({})
    const second = await open({ after: 0, body: setOf({ star: drawing }) })
    const { result, started, took } = await timed(askIconApis([silent.url, second.url], star))
    expect(result).toEqual(found)
    const waited = (second.asked[0]?.at ?? 0) - started
    expect(waited).toBeGreaterThanOrEqual(745)
    expect(waited).toBeLessThan(1_500)
    expect(took).toBeLessThan(2_000)
  })

  it('may still answer after the next was asked', async () => {
    const slow = await open({ after: 1_000, body: setOf({ star: drawing }) })
    const silent = await open({})
    const { result, took } = await timed(askIconApis([slow.url, silent.url], star))
    expect(result).toEqual(found)
    expect(silent.asked).toHaveLength(1)
    expect(took).toBeLessThan(1_500)
  })

  it('are given up after 5 seconds in all', async () => {
    const silent = await Promise.all([open({}), open({}), open({})])
    const asked = askIconApis(
      silent.map(({ url }) => url),
      star,
    )
    const { result, took } = await timed(asked)
    expect(result).toBeNull()
    expect(silent.map((one) => one.asked.length)).toEqual([1, 1, 1])
    expect(took).toBeGreaterThanOrEqual(4_990)
    expect(took).toBeLessThan(6_000)
  })

  it.each([
    ['an error', { after: 0, status: 500 }],
    ['no JSON', { after: 0, body: '<html>' }],
    ['another shape', { after: 0, body: '{"icons":[1]}' }],
    ['an icon with a script', { after: 0, body: setOf({ star: '<script>alert(1)</script>' }) }],
    ['an icon with a handler', { after: 0, body: setOf({ star: '<path onload="x" d="M0 0"/>' }) }],
    ['an icon that loads', { after: 0, body: setOf({ star: '<image href="https://x"/>' }) }],
    ['an icon that breaks out', { after: 0, body: setOf({ star: '<g></svg><img src=x>' }) }],
    ['a redirect', { after: 0, status: 302, location: 'http://127.0.0.1:1/' }],
  ])('that answer with %s give way at once', async (_, behaviour) => {
    const wrong = await open(behaviour)
    const right = await open({ after: 0, body: setOf({ star: drawing }) })
    const { result, took } = await timed(askIconApis([wrong.url, right.url], star))
    expect(result).toEqual(found)
    expect(took).toBeLessThan(700)
  })

  it('are not waited for when all have failed', async () => {
    const wrong = await open({ after: 0, status: 503 })
    const { result, took } = await timed(askIconApis([wrong.url, 'http://127.0.0.1:1'], star))
    expect(result).toBeNull()
    expect(took).toBeLessThan(700)
  })

  it('are asked nothing when there are none', async () => {
    expect(await askIconApis([], star)).toBeNull()
  })

  it('are asked by addresses of at most 500 characters', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `icon-${at}`)
    const asked: string[] = []
    await askIconApis(['https://icons.example.com'], { collection: 'lucide', names }, (url) => {
      asked.push(url)
      return Promise.reject(new Error('away'))
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.length).toBeLessThanOrEqual(500)
    expect(asked[0]?.length).toBeGreaterThan(490)
    expect(asked[0]).toMatch(/icons=icon-0,icon-1,.*,icon-\d+$/)
  })
})
