import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { brandIcons, lucideIcons } from '#client/ui/icons/icon-names.ts'
import { openSite, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

interface Icons {
  prefix: string
  icons: Record<string, { body: string }>
  width?: number
  height?: number
  not_found?: string[]
}

async function read(path: string, from = site) {
  const response = await from.ask(path)
  return { response, body: (await response.json()) as Icons }
}

const base = '/api/_nuxt_icon'

it('brand marks are where the pages refer to', async () => {
  const html = await (await site.ask('/media-center')).text()
  const references = [...html.matchAll(/<use href="([^#"]+)#([\w-]+)"/g)]
  expect(references.length).toBeGreaterThan(4)
  for (const [, file = '', mark] of references) {
    const response = await site.ask(file)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toContain(`<g id="${mark}"><path`)
  }
})

describe('the icon endpoint', () => {
  it.each([
    ['lucide', lucideIcons],
    ['simple-icons', brandIcons],
  ])('has every icon of %s that the site uses', async (collection, names) => {
    for (let at = 0; at < names.length; at += 20) {
      const some = names.slice(at, at + 20)
      const { response, body } = await read(`${base}/${collection}.json?icons=${some.join(',')}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
      expect(body).toMatchObject({ prefix: collection, width: 24, height: 24 })
      expect(Object.keys(body.icons)).toEqual(some)
      expect(body.not_found).toBeUndefined()
      for (const { body: markup } of Object.values(body.icons)) expect(markup).toMatch(/^<[a-z]/)
    }
  })

  it('draws by itself: fill and stroke stand in the markup', async () => {
    const { body } = await read(`${base}/lucide.json?icons=menu`)
    expect(body.icons.menu?.body).toContain('stroke="currentColor"')
  })

  it('names what nobody knows, once', async () => {
    const asked = 'menu,no-such-icon,menu,__proto__,constructor,No%20Such,no-such-icon'
    const { response, body } = await read(`${base}/lucide.json?icons=${asked}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(Object.keys(body.icons)).toEqual(['menu'])
    expect(body.not_found).toEqual(['no-such-icon', '__proto__', 'constructor', 'No Such'])
  })

  it.each([
    ['an unknown collection', `${base}/nope.json?icons=menu`, 404],
    ['a name every object has', `${base}/constructor.json?icons=menu`, 404],
    ['no file', `${base}/lucide?icons=menu`, 404],
    ['no names', `${base}/lucide.json`, 400],
    ['empty names', `${base}/lucide.json?icons=,,`, 400],
    ['501 characters', `${base}/lucide.json?icons=`.padEnd(501, 'x'), 414],
  ])('answers %s with a problem document', async (_, path, status) => {
    const response = await site.ask(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await response.json()).toMatchObject({ type: 'about:blank', status })
  })

  it('takes an address of 500 characters', async () => {
    const path = `${base}/lucide.json?icons=`.padEnd(500, 'x')
    const { response, body } = await read(path)
    expect(response.status).toBe(200)
    expect(body.not_found).toHaveLength(1)
  })

  it('is not sent again to who has it, and takes reading only', async () => {
    const { response } = await read(`${base}/lucide.json?icons=menu`)
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
    const again = await site.ask(`${base}/lucide.json?icons=menu`, { headers })
    expect(again.status).toBe(304)
    const reply = await site.ask(`${base}/lucide.json?icons=menu`, { method: 'POST' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('with a public icon service in the settings', () => {
  it('asks it for what the site lacks, and for nothing else', async () => {
    const asked: string[] = []
    const service = createServer((request, response) => {
      asked.push(request.url ?? '')
      const icons = { anvil: { body: '<path d="M2 2h4"/>' }, other: { body: '<path d="M0 0"/>' } }
      response.end(JSON.stringify({ prefix: 'lucide', icons, width: 32, height: 32 }))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const open = await openSite({ vars: { ICON_APIS: `http://127.0.0.1:${port}/` }, seeded: false })
    try {
      const { body } = await read(`${base}/lucide.json?icons=menu,anvil,nope,No%20Such`, open)
      expect(asked).toEqual(['/lucide.json?icons=anvil,nope'])
      expect(Object.keys(body.icons)).toEqual(['menu', 'anvil'])
      expect(body.icons.anvil).toEqual({ body: '<path d="M2 2h4"/>', width: 32, height: 32 })
      expect(body.not_found).toEqual(['nope', 'No Such'])
      await read(`${base}/lucide.json?icons=menu`, open)
      expect((await open.ask(`${base}/nope.json?icons=menu`)).status).toBe(404)
      expect(asked).toHaveLength(1)
    } finally {
      await open.close()
      service.close()
    }
  })
})
