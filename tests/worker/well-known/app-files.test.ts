import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

interface Manifest {
  name: string
  lang: string
  dir: string
  start_url: string
  icons: { src: string; sizes: string; purpose: string }[]
}

const readManifest = async (query: string, accepted?: string) => {
  const headers = accepted ? { 'accept-language': accepted } : undefined
  const response = await site.ask(`/manifest.webmanifest${query}`, { headers })
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  return (await response.json()) as Manifest
}

describe('the manifest', () => {
  it('is in the language of its address, else of the reader, else Arabic', async () => {
    const cases = [
      ['', undefined, 'ar'],
      ['', 'en', 'en'],
      ['?lang=ar', 'en', 'ar'],
      ['?lang=en', undefined, 'en'],
    ] as const
    for (const [query, accepted, lang] of cases) {
      const manifest = await readManifest(query, accepted)
      expect([query, accepted, manifest.lang]).toEqual([query, accepted, lang])
    }
    const arabic = await readManifest('')
    expect(arabic).toMatchObject({ dir: 'rtl', start_url: '/', scope: '/' })
    expect(arabic.name).toBe('هيئة كفاءة الإنفاق والمشروعات')
  })

  it('names icons that exist in their size, some of them to be cut to a shape', async () => {
    const { icons } = await readManifest('')
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes, purpose } of icons) {
      const { width, height } = await sharp(`dist/client${src}`).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      const { isOpaque } = await sharp(`dist/client${src}`).stats()
      expect([src, isOpaque]).toEqual([src, purpose === 'maskable'])
    }
  })

  it.each(locales)(
    'is named in the head of the pages in %s, with the icon of a phone',
    async (locale) => {
      const html = await (await site.ask(localPath('/faq', locale))).text()
      const links = tagsOf(html).filter(({ name }) => name === 'link')
      const hrefOf = (rel: string) =>
        links.find(({ attributes }) => attributes.rel === rel)?.attributes.href
      expect(hrefOf('manifest')).toBe(`/manifest.webmanifest?lang=${locale}`)
      expect(hrefOf('apple-touch-icon')).toBe('/apple-touch-icon.png')
    },
  )
})

describe('the icons at fixed addresses', () => {
  it('are an ICO file with three sizes and an opaque picture of 180', async () => {
    const ico = readFileSync('dist/client/favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const sizes = [0, 1, 2].map(async (at) => {
      const entry = 6 + 16 * at
      const start = ico.readUInt32LE(entry + 12)
      const picture = ico.subarray(start, start + ico.readUInt32LE(entry + 8))
      const { width, height, format } = await sharp(picture).metadata()
      expect(ico.readUInt8(entry)).toBe(width)
      return [width, height, format]
    })
    expect(await Promise.all(sizes)).toEqual([16, 32, 48].map((size) => [size, size, 'png']))
    const touch = sharp('dist/client/apple-touch-icon.png')
    expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 })
    expect((await touch.stats()).isOpaque).toBe(true)
  })
})

describe('files for programs', () => {
  it.each(['manifest.webmanifest', 'sw.js', 'favicon.ico', 'apple-touch-icon.png', 'licenses.txt'])(
    'exist once: /en/%s leads to them',
    async (file) => {
      const response = await site.ask(`/en/${file}?a=b`)
      expect([response.status, response.headers.get('location')]).toEqual([301, `/${file}?a=b`])
    },
  )
})

describe('the service worker', () => {
  it('is asked for again each time, and may fetch from this site alone', async () => {
    const { headers } = await site.ask('/sw.js')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
    const again = await site.ask('/sw.js', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('the licences', () => {
  it('name every package that is part of the site, with its notice', () => {
    const text = readFileSync('dist/client/licenses.txt', 'utf8')
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const names = Object.keys(dependencies)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual([])
    expect(text).toMatch(/^Licence of the code of this site\n\nMIT License/)
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })
})
