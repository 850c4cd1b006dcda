import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveTrace } from '../../../build/resolve-trace'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  // Without tables, every D1 query fails.
  site = await openSite({ seeded: false })
})
afterAll(() => site.close())

it('a failed D1 call is logged with SQLite’s code, and its trace leads to lines of the sources', async () => {
  await site.ask('/faq')
  const lines = (await site.log()).map((line) => JSON.parse(line))
  const { error, trace } = lines.find(({ part }) => part === 'd1.read') ?? {}
  expect(error).toBe('Error: D1_ERROR SQLITE_ERROR')
  const places = resolveTrace(trace)
  expect(places.length).toBeGreaterThan(0)
  const files = places.map((place) => place.replace(/:\d+:\d+$/, ''))
  expect(files.filter((file) => !existsSync(file) && file.startsWith('worker'))).toEqual([])
  expect(files).toContainEqual(expect.stringMatching(/^(?:worker|db)\/.*\.ts$/))
})

it('a trace of another build’s files leads nowhere', () => {
  expect(resolveTrace('entry-00000000.js:1:2 < other.js:3:4')).toEqual([])
})
