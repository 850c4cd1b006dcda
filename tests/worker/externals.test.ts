import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTag, tagsOf } from '../support/html'
import { openSite, type Site } from '../support/site'

const scripts = ['https://cdn.example.com/a.js', 'https://count.example.com/b.js']
const sheet = 'https://icons.example.com/icons.css'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function read() {
  const response = await site.ask('/en/faq')
  const html = await response.text()
  const script = tagsOf(html).find(({ name }) => name === 'script')
  return { html, script, policy: response.headers.get('content-security-policy') ?? '' }
}

it('stand on no page and in no policy unless the settings name them', async () => {
  const { script, policy } = await read()
  expect(script?.attributes).not.toHaveProperty('data-scripts')
  expect(policy).not.toContain('https://')
})

it('are named in order for after consent, and let through by the policy, and by nothing else', async () => {
  const { DB } = await site.env()
  const value = JSON.stringify({ scripts, sheet })
  await DB.batch([
    DB.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('externals', ?)").bind(value),
    DB.prepare('UPDATE publications SET version = version + 1'),
  ])
  await site.isolate()
  const { html, script, policy } = await read()
  expect(script?.attributes['data-scripts']).toBe(scripts.join(' '))
  expect(script?.attributes['data-sheet']).toBe(sheet)
  expect(findTag(html, 'script', { src: scripts[0] ?? '' })).toBeUndefined()
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${scripts.join(' ')};`))
  expect(policy).toMatch(new RegExp(`style-src 'self' 'sha256-[^']+' ${sheet};`))
  expect(policy).toContain("font-src 'self' https://icons.example.com;")
})
