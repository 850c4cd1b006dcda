import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { frameIds } from '#db/seed/markdown'
import { ar } from '#domain/messages/ar/core'
import { inlineCode, tagsOf } from '../../support/html'
import { type Page, pages } from '../../support/pages'
import { some } from '../../support/sample'
import { readingSite, type Site } from '../../support/site'

let site: Site
const documents = new Map<string, { html: string; policy: string }>()
beforeAll(async () => {
  site = await readingSite()
})

async function read({ path }: Page) {
  const known = documents.get(path)
  if (known) return known
  const response = await site.ask(path)
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  const document = { html: await response.text(), policy }
  documents.set(path, document)
  return document
}

function keysOf(table: object, prefix = ''): string[] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  )
}

const messageKeys = keysOf(ar).filter((key) => key.includes('.'))

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe.each(some(pages, 24))('the page $path', (page) => {
  it('has no id in its frame that a text may have', async () => {
    const { html } = await read(page)
    const frame = tagsOf(html.replace(/<main.*<\/main>/s, ''))
    const ids = frame.flatMap(({ attributes }) => attributes.id ?? [])
    expect(ids.filter((id) => !frameIds.has(id))).toEqual([])
    expect(ids).toContain('tools')
  })

  it('shows no message key', async () => {
    const { html } = await read(page)
    const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
    const words = new Set(shown.split(/[\s<>"]+/))
    expect(messageKeys.filter((key) => words.has(key))).toEqual([])
    expect(shown).not.toMatch(/\{\{|undefined|\[object|NaN/)
  })

  it('lets only its own inline code run, by hash', async () => {
    const { html, policy } = await read(page)
    const hashes = inlineCode(html).map(({ tag, text }) => {
      const hash = createHash('sha256').update(text).digest('base64')
      return [`${tag}-src`, `'sha256-${hash}'`] as const
    })
    expect(hashes.map(([name]) => name).sort()).toEqual(['script-src', 'style-src'])
    for (const [name, hash] of hashes) expect(directive(policy, name)).toEqual(["'self'", hash])
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/)
  })

  it('has no style attribute, no event handler, and loads nothing from elsewhere', async () => {
    const { html } = await read(page)
    for (const { name, attributes } of tagsOf(html)) {
      expect(
        Object.keys(attributes).filter((key) => key === 'style' || key.startsWith('on')),
      ).toEqual([])
      const { src, srcset, href, action } = attributes
      for (const one of srcset?.split(', ') ?? []) expect(one).toMatch(/^\/media\//)
      if (src !== undefined)
        expect([name, src]).toEqual([name, expect.stringMatching(/^(\/(?!\/)|data:)/)])
      if (action !== undefined) expect(action).toMatch(/^\/(?!\/)/)
      if (href !== undefined)
        expect(href).toMatch(/^(\/(?!\/)|#|https:|mailto:|tel:|http:\/\/localhost:8787)/)
      if (name === 'link' && attributes.rel !== 'alternate' && attributes.rel !== 'canonical') {
        expect(href).toMatch(/^\/(?!\/)/)
      }
    }
  })
})

describe('the pages together', () => {
  it('look the same to whoever spells the host differently', async () => {
    for (const page of pages.slice(0, 2)) {
      const { html } = await read(page)
      for (const host of [
        'http://evil.example',
        'https://localhost',
        'http://localhost.evil.example:81',
      ]) {
        const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
        const response = await site.ask(host + page.path, { headers })
        expect(await response.text()).toBe(html)
      }
    }
  })
})
