import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askIconApis } from '#worker/icons/ask-apis'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Behaviour = { after?: number; status?: number; body?: string; location?: string }

/** Simulated icon services that follow the fake clock; one without a time never answers. */
function open(...behaviours: Behaviour[]) {
  const asked: string[] = []
  const urls = behaviours.map((_, at) => `https://icons-${at}.example`)
  const fetchIt = async (url: string, { signal, redirect }: RequestInit): Promise<Response> => {
    asked.push(url)
    expect(redirect).toBe('manual')
    const {
      after,
      status = 200,
      body = '',
      location,
    } = behaviours[urls.indexOf(new URL(url).origin)] ?? {}
    await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', reject)
      if (after === 0) resolve(null)
      else if (after) setTimeout(resolve, after)
    })
    return new Response(body, { status, headers: location ? { location } : {} })
  }
  return { asked, urls, ask: (apis = urls) => askIconApis(apis, star, fetchIt) }
}

/** Expects the result after exactly this much fake time. */
async function answeredAfter<T>(ms: number, asking: Promise<T>): Promise<T> {
  let isAnswered = false
  asking.finally(() => {
    isAnswered = true
  })
  if (ms > 0) {
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
  }
  // Reading a body takes turns of the event loop but no fake time.
  for (let turn = 0; turn < 50 && !isAnswered; turn += 1) await vi.advanceTimersByTimeAsync(0)
  expect(isAnswered).toBe(true)
  return asking
}

const drawing = '<path fill="none" d="M1 1h2"/>'

function setOf(icons: Record<string, string>): string {
  const drawn = Object.entries(icons).map(([name, body]) => [name, { body }])
  return JSON.stringify({ prefix: 'lucide', icons: Object.fromEntries(drawn), width: 24 })
}

const star = { collection: 'lucide', names: ['star'] }
const found = { star: { body: drawing, width: 24 } }
const right = { after: 0, body: setOf({ star: drawing }) }

describe('public icon services', () => {
  it('are asked one by one, and the second not at all when the first answers in time', async () => {
    const { asked, urls, ask } = open({ after: 749, body: setOf({ star: drawing }) }, right)
    expect(await answeredAfter(749, ask([urls[0] ?? '', `${urls[1]}/`]))).toEqual(found)
    expect(asked).toEqual([`${urls[0]}/lucide.json?icons=star`])
  })

  it('give way to the next after 750 ms of silence', async () => {
    const { asked, urls, ask } = open({}, right)
    const asking = ask()
    await vi.advanceTimersByTimeAsync(749)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(urls.map((url) => `${url}/lucide.json?icons=star`))
    await vi.advanceTimersByTimeAsync(0)
    expect(await asking).toEqual(found)
  })

  it('may still answer after the next was asked', async () => {
    const { asked, ask } = open({ after: 1_000, body: setOf({ star: drawing }) }, {})
    expect(await answeredAfter(1_000, ask())).toEqual(found)
    expect(asked).toHaveLength(2)
  })

  it('are given up after 5 seconds in all', async () => {
    const { asked, ask } = open({}, {}, {})
    expect(await answeredAfter(5_000, ask())).toBeNull()
    expect(asked).toHaveLength(3)
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
    expect(await answeredAfter(0, open(behaviour, right).ask())).toEqual(found)
  })

  it('are not waited for when all have failed', async () => {
    const { asked, ask } = open({ after: 0, status: 503 }, { after: 0, status: 404 })
    expect(await answeredAfter(0, ask())).toBeNull()
    expect(asked).toHaveLength(2)
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
