import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeNames, routeOf } from '#domain/site/routes'
import { pages, payloadPath } from '../../support/pages'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const uncached = pages.filter(({ name }) => routeOf(name).cache === 'none')
it('searches and the present state of the site are kept by nobody', () => {
  expect(new Set(uncached.map(({ name }) => name))).toEqual(
    new Set(['search', 'knowledgeSearch', 'siteStatus']),
  )
})

describe.each(uncached)('$path', ({ path, name }) => {
  it('is read from D1 for every request', async () => {
    for (const url of [path, path]) {
      const response = await site.ask(url)
      expect([response.status, await site.source(response)]).toEqual([200, 'd1'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('etag')).toBeNull()
      expect(response.headers.get('last-modified')).toBeNull()
    }
    const payload = await site.ask(payloadPath(path))
    expect(payload.headers.get('cache-control')).toBe('no-store')
  })

  it('has no payload in KV', async () => {
    await (await site.ask('/sla')).text()
    const { PAYLOADS } = await site.env()
    const { keys } = await PAYLOADS.list({ prefix: 'payload:' })
    expect(keys.filter((key) => key.name.endsWith(':sla'))).toHaveLength(1)
    expect(keys.filter((key) => key.name.endsWith(`:${name}`))).toEqual([])
  })
})

it('a page that not everyone may open is kept by nobody', () => {
  const closed = routeNames.map(routeOf).filter(({ access }) => access !== 'public')
  expect(closed.filter(({ cache }) => cache !== 'none')).toEqual([])
})
