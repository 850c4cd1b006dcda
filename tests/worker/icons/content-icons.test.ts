import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createIconMemory,
  iconRetryMs,
  iconWaitMs,
  loadContentIcons,
  namedIcons,
} from '#worker/icons/content-icons'
import type { FoundIcons } from '#worker/icons/find-icons'
import { openSite, type Site } from '../../support/site'

const shape = '<path d="M2 2h4"/>'
const anvil = { anvil: { body: shape, width: 24, height: 24 } }

describe('icons that content names', () => {
  const running: Promise<unknown>[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0))
  })

  /** Looks icons up as a page does, at a given time. */
  function load(
    find: () => Promise<FoundIcons>,
    { memory = createIconMemory(), now = 0, names = ['anvil'] } = {},
  ) {
    return loadContentIcons(names, { memory, find, now, waitUntil: (work) => running.push(work) })
  }
  const answered = (icons: FoundIcons['icons']) => async () => ({ icons, isUnanswered: false })
  const unanswered = async () => ({ icons: {}, isUnanswered: true })
  const never = () => Promise.reject(new Error('asked again'))

  it('are found by their key, at any depth', () => {
    const payload = {
      icon: 'a',
      list: [{ icon: 'b' }, { icon: 'a', icons: { icon: 1 } }],
      text: 'icon',
    }
    expect(namedIcons(payload)).toEqual(['a', 'b'])
  })

  it('are nothing to wait for on a page that names none', async () => {
    expect(await load(never, { names: [] })).toEqual({ icons: null, until: null })
  })

  it('are asked for once, and remembered', async () => {
    const memory = createIconMemory()
    const first = await load(answered(anvil), { memory })
    expect(first).toEqual({ icons: { anvil: shape }, until: null })
    expect(await load(never, { memory, now: 1e9 })).toEqual(first)
  })

  it('are drawn in the measures of the page', async () => {
    const wide = { anvil: { body: shape, width: 32, height: 16 } }
    const { icons } = await load(answered(wide))
    expect(icons?.anvil).toBe(`<svg viewBox="0 0 32 16">${shape}</svg>`)
  })

  it('that nobody has leave the label alone for good', async () => {
    const memory = createIconMemory()
    const first = await load(answered({}), { memory })
    expect(first).toEqual({ icons: { anvil: '' }, until: null })
    expect(await load(never, { memory })).toEqual(first)
  })

  it('that could not be had leave a page without them for a minute, which no other page waits in', async () => {
    const memory = createIconMemory()
    const first = await load(unanswered, { memory, now: 1_000 })
    expect(first).toEqual({ icons: { anvil: '' }, until: 1_000 + iconRetryMs })
    expect(await load(never, { memory, now: 1_000 + iconRetryMs - 1 })).toEqual(first)
    const later = await load(answered(anvil), { memory, now: 1_000 + iconRetryMs })
    expect(later).toEqual({ icons: { anvil: shape }, until: null })
  })

  it('hold a page no longer than 1,500 ms, and what comes later is there for the next', async () => {
    const memory = createIconMemory()
    let arrive: (found: FoundIcons) => void = () => {}
    const slow = new Promise<FoundIcons>((resolve) => {
      arrive = resolve
    })
    const started = performance.now()
    const first = await load(() => slow, { memory })
    expect(performance.now() - started).toBeGreaterThanOrEqual(iconWaitMs - 5)
    expect(first).toEqual({ icons: { anvil: '' }, until: iconRetryMs })
    arrive({ icons: anvil, isUnanswered: false })
    await Promise.all(running)
    expect((await load(never, { memory })).icons).toEqual({ anvil: shape })
  })
})

describe('a page whose content names an icon the build lacks', () => {
  let service: Server
  let site: Site
  let isSilent = true
  const asked: string[] = []

  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (isSilent) return
      response.end(JSON.stringify({ prefix: 'lucide', icons: anvil, width: 24, height: 24 }))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    site = await openSite({ vars: { ICON_APIS: `http://127.0.0.1:${port}` } })
    const { DB } = await site.env()
    await DB.batch([
      DB.prepare(
        "UPDATE entries SET body = json_set(body, '$.icon', 'anvil') WHERE kind = 'service' AND slug = 'spending-review'",
      ),
      DB.prepare('UPDATE publications SET version = version + 1'),
    ])
    await site.isolate()
  })
  afterAll(async () => {
    await site.close()
    service.closeAllConnections()
    service.close()
  })

  const read = async (path: string) => (await site.ask(path)).text()

  it('comes without it when no service answers, with its label, and says what the browser may ask for', async () => {
    const html = await read('/en/services')
    expect(html).toMatch(
      /<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon="anvil"><\/svg>/,
    )
    expect(asked).toEqual(['/lucide.json?icons=anvil'])
    const data = JSON.parse(await read('/en/services/_payload.json'))
    expect(data.icons).toEqual({ anvil: '' })
    expect(data.payload).not.toHaveProperty('contentIcons')
    expect(asked).toHaveLength(1)
  })

  it('comes with it when one does, in page and payload, and is asked for once', async () => {
    isSilent = false
    asked.length = 0
    await site.isolate()
    const { DB } = await site.env()
    await DB.prepare('UPDATE publications SET version = version + 1').run()
    await site.isolate()
    expect(await read('/en/services')).toContain(`data-icon="anvil">${shape}</svg>`)
    expect(JSON.parse(await read('/en/services/_payload.json')).icons).toEqual({ anvil: shape })
    await read('/services')
    expect(asked).toEqual(['/lucide.json?icons=anvil'])
  })
})
