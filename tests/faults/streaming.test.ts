import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultSpeed } from '../support/fault-speed'
import { findTag } from '../support/html'
import { sharedPages } from '../support/pages'
import { openConnection } from '../support/raw-request'
import { some } from '../support/sample'
import { openSite, type Site } from '../support/site'

type SharedPage = (typeof sharedPages)[number]

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

const empty = Buffer.alloc(0)
const missing = { headers: {} as IncomingHttpHeaders, contentAt: 0, shellAt: 0, body: empty }
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' }

async function readParts(path: string, fault: string, headers: Record<string, string> = {}) {
  const connection = openConnection(await site.address())
  try {
    const sent = { ...browser, ...headers, 'x-fault': fault }
    const { pieces, ...answer } = await connection.send(path, { headers: sent })
    const main = answer.body.indexOf('<main')
    /** Time until this many bytes had arrived. */
    const arrival = (count: number) => {
      let arrived = 0
      for (const { at, bytes } of pieces) {
        arrived += bytes.byteLength
        if (arrived >= count) return at
      }
      return Number.NaN
    }
    return { ...answer, main, shellAt: arrival(main), contentAt: arrival(main + 1) }
  } finally {
    connection.close()
  }
}

async function readAgain(path: string, headers: Record<string, string> = {}) {
  const response = await site.ask(path, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('with D1 slowed by 1.4 s and nothing cached', () => {
  it('the shell of the questions leaves at once and their content follows', async () => {
    const rounds = []
    for (const path of ['/faq', '/en/faq', '/faq']) {
      if (rounds.length > 0) await site.fresh()
      rounds.push(await readParts(path, 'd1=slow:1400'))
    }
    const shells = rounds.map(({ shellAt }) => Math.round(shellAt))
    const contents = rounds.map(({ contentAt }) => Math.round(contentAt))
    console.log(
      `/faq: shell after ${shells.join(', ')} ms, content after ${contents.join(', ')} ms`,
    )
    for (const { status, main, body } of rounds) {
      expect(status).toBe(200)
      expect(main).toBeGreaterThan(5_000)
      expect(body.subarray(-7).toString()).toBe('</html>')
    }
    // A shell that waits for D1 arrives with the content each time, one that a busy machine reads
    // late does not. The bench measures how early it leaves.
    const gaps = rounds.map(({ shellAt, contentAt }) => contentAt - shellAt)
    expect(Math.max(...gaps) * faultSpeed).toBeGreaterThan(400)
  })
})

describe('a page in parts', () => {
  /** Streams pages from an empty cache; returns those that were not kept. The bodies of the others are added. */
  async function streamAtOnce(pages: SharedPage[], bodies: Map<string, Buffer>) {
    await site.fresh()
    const streamed = await Promise.all(pages.map(({ path }) => readParts(path, 'd1=slow:200')))
    // A document is kept once its last byte has left.
    await pause(1_000)
    const left: SharedPage[] = []
    for (const [index, page] of pages.entries()) {
      const { headers, contentAt, shellAt, body } = streamed[index] ?? missing
      expect(headers['content-encoding']).toBe('identity')
      expect(contentAt).toBeGreaterThan(shellAt)
      const settled = await readAgain(page.path)
      if ((await site.source(settled.response)) !== 'memory') left.push(page)
      else {
        expect(settled.bytes.equals(body)).toBe(true)
        bodies.set(page.path, body)
      }
    }
    return left
  }

  it('says that its bytes are plain, and is else answered as the whole one', async () => {
    const { headers } = await readParts('/privacy-policy', 'd1=slow:200')
    expect(headers['content-encoding']).toBe('identity')
    expect(headers['content-length']).toBeUndefined()
    const whole = await readParts('/privacy-policy', '')
    expect(whole.headers['content-encoding']).not.toBe('identity')
    expect(whole.headers.etag).toBeDefined()
    const own =
      /^(etag|last-modified|x-request-id|date|content-(length|encoding)|transfer-encoding)$/
    for (const [name, value] of Object.entries(whole.headers)) {
      if (!own.test(name)) expect([name, headers[name]]).toEqual([name, value])
    }
  })

  it('has a visitor’s attributes in the tag that leaves first', async () => {
    const cookie = '__Host-display=mode-dark.size-3; cookie_consent=all'
    const { body } = await readParts('/en/faq', 'd1=slow:200', { cookie })
    const attributes = findTag(body.toString(), 'html')?.attributes
    expect(attributes).toMatchObject({
      'data-mode': 'dark',
      'data-size': '3',
      'data-consent': 'all',
    })
    const { bytes } = await readAgain('/en/faq', { cookie })
    expect(bytes.equals(body)).toBe(true)
  })

  it('stays readable when the content cannot be had at all', async () => {
    const { status, body } = await readParts('/en/routes', 'd1=hang, kv=hang')
    expect(status).toBe(200)
    expect(body.toString()).toMatch(/<h1[^>]*>.+<\/html>$/s)
  })

  it('is the same bytes streamed, settled after it, and drawn at once', async () => {
    const pages = some(sharedPages, 8)
    // In small groups: in a soak, all pages at once would not fit into the isolate's memory.
    for (let at = 0; at < pages.length; at += 4) {
      const asked = pages.slice(at, at + 4)
      const bodies = new Map<string, Buffer>()
      let left = await streamAtOnce(asked, bodies)
      // A page whose payload came before its version, on a busy machine, is rightly not kept.
      for (let round = 0; round < 4 && left.length > 0; round++) {
        const late: SharedPage[] = []
        for (const page of left) late.push(...(await streamAtOnce([page], bodies)))
        left = late
      }
      expect(left).toEqual([])
      await site.fresh()
      for (const { path } of asked) {
        const drawn = await readAgain(path)
        expect(drawn.response.headers.get('etag')).not.toBeNull()
        expect(drawn.bytes.equals(bodies.get(path) ?? empty)).toBe(true)
      }
    }
  }, 600_000)

  it('is of no edition, and so never hydrated, when its header left before a publication was seen', async () => {
    await site.fresh()
    await readAgain('/faq')
    const { DB } = await site.env()
    const number = '20990000001'
    const known = async () => {
      const data = await site.ask('/en/routes/_payload.json')
      return ((await data.json()) as { edition: string }).edition
    }
    const before = await known()
    await DB.prepare("update settings set value = ? where key = 'registration'")
      .bind(JSON.stringify(number))
      .run()
    await DB.prepare('update publications set version = version + 1').run()
    // The version is cached for ten seconds, then refreshed in the background.
    await readAgain('/faq', { 'x-fault': 'clock=+11' })
    await expect.poll(known).not.toBe(before)
    const { body } = await readParts('/routes', 'd1=slow:300')
    const html = body.toString()
    expect(html).not.toContain(number)
    expect(findTag(html, 'main')?.attributes['data-edition']).toBe('')
    const { bytes } = await readAgain('/routes')
    expect(bytes.toString()).toContain(number)
    expect(findTag(bytes.toString(), 'main')?.attributes['data-edition']).not.toBe('')
  })
})
