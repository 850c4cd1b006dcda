import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTag, tagsOf } from '../../support/html'
import { openSite, type Site } from '../../support/site'

const scripts = ['https://cdn.example.com/a.js', 'https://count.example.com/b.js']
const sheet = 'https://icons.example.com/icons.css'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function read(path: string) {
  const response = await site.ask(path)
  const html = await response.text()
  const [inline, ...more] = tagsOf(html).filter(
    ({ name, attributes }) => name === 'script' && !attributes.type?.endsWith('json'),
  )
  return { html, inline, more, policy: response.headers.get('content-security-policy') ?? '' }
}

async function set(externals: object): Promise<void> {
  const { DB } = await site.env()
  const value = JSON.stringify(externals)
  await DB.batch([
    DB.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('externals', ?)").bind(value),
    DB.prepare('UPDATE publications SET version = version + 1'),
  ])
  await site.isolate()
  // An error page does not wait for D1: it shows the settings that another page has read.
  await (await site.ask('/en/faq')).arrayBuffer()
}

describe('without them in the settings', () => {
  beforeAll(() => set({}))

  it('they cost no byte of any page or policy', async () => {
    const { inline, more, policy, html } = await read('/en/faq')
    expect(inline?.attributes).not.toHaveProperty('data-scripts')
    expect(more).toEqual([])
    expect(html).not.toContain('externals')
    expect(policy).not.toContain('https://')
  })
})

describe('scripts and a sheet', () => {
  beforeAll(() => set({ scripts, sheet }))

  it.each(['/en/faq', '/contact', '/en/nowhere'])(
    'are named in order for after consent, and let through by the policy, on %s',
    async (path) => {
      const { html, inline, more, policy } = await read(path)
      expect(inline?.attributes).not.toHaveProperty('src')
      expect(more).toHaveLength(1)
      const { type, src, ...named } = more[0]?.attributes ?? {}
      expect(type).toBe('module')
      expect(src).toMatch(/^\/assets\/externals-[\w-]+\.js$/)
      expect(named).toEqual({ 'data-scripts': scripts.join(' '), 'data-sheet': sheet })
      const { status, body } = await site.ask(src ?? '')
      expect([status, (await new Response(body).text()).length < 1_000]).toEqual([200, true])
      expect(findTag(html, 'script', { src: scripts[0] ?? '' })).toBeUndefined()
      expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${scripts.join(' ')};`))
      expect(policy).toMatch(new RegExp(`style-src 'self' 'sha256-[^']+' ${sheet};`))
      expect(policy).toContain("font-src 'self' https://icons.example.com;")
    },
  )

  it.each(['/violations', '/en/newsletter/confirm'])(
    'stay away from %s, which tells nobody of its visitors',
    async (path) => {
      const { more, policy } = await read(path)
      expect(more).toEqual([])
      expect(policy).not.toContain('example.com')
    },
  )
})

describe('a sheet alone', () => {
  beforeAll(() => set({ sheet }))

  it('comes too', async () => {
    const { more } = await read('/en/faq')
    expect(more[0]?.attributes).toMatchObject({ 'data-scripts': '', 'data-sheet': sheet })
  })
})
