import { beforeAll, describe, expect, it } from 'vitest'
import { findTag } from '../../support/html'
import { some } from '../../support/sample'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

async function read(path: string, cookie?: string) {
  const response = await site.ask(path, { headers: cookie ? { cookie } : {} })
  const html = await response.text()
  const attributes = findTag(html, 'html')?.attributes ?? {}
  const data = Object.entries(attributes).filter(([name]) => name.startsWith('data-'))
  return { response, html, data: Object.fromEntries(data), etag: response.headers.get('etag') }
}

const variants: [string, Record<string, string>][] = [
  ['__Host-display=mode-dark', { 'data-mode': 'dark' }],
  ['__Host-display=mode-light', { 'data-mode': 'light' }],
  ['__Host-display=size-2', { 'data-size': '2' }],
  ['__Host-display=size-4.contrast-more', { 'data-size': '4', 'data-contrast': 'more' }],
  ['__Host-display=spacing-wide.motion-none', { 'data-spacing': 'wide', 'data-motion': 'none' }],
  ['cookie_consent=all', { 'data-consent': 'all' }],
  ['cookie_consent=necessary', { 'data-consent': 'necessary' }],
  ['cookie_consent=custom.', { 'data-consent': 'custom.' }],
  ['cookie_consent=custom.m', { 'data-consent': 'custom.m' }],
  ['__Host-session=anything"><script>', { 'data-signed-in': '' }],
  [
    'x=1; __Host-display=mode-dark.size-3; i18n_redirected=ar; cookie_consent=all',
    { 'data-mode': 'dark', 'data-size': '3', 'data-consent': 'all' },
  ],
]

const hostile = [
  '__Host-display=mode-purple',
  '__Host-display=mode-"><script>alert(1)</script>',
  '__Host-display=size-2" onload="x',
  '__Host-display=size-22.contrast-less.spacing-.motion',
  '__Host-display=toString-1.__proto__-2.constructor-3',
  '__Host-display=%6dode-dark',
  '__Host-display==mode-dark',
  '__Host-displayx=mode-dark; x__Host-display=mode-dark',
  'cookie_consent=yes',
  'cookie_consent=custom.v',
  'cookie_consent=custom.mv',
  'cookie_consent=ALL',
  '__Host-session=',
  'data-mode=dark',
  '=;;=;__Host-display',
  `x=${'y'.repeat(8_000)}`,
]

// Every cookie on a page that is kept, some of them on the others: the cookies are read alike.
describe.each([
  { path: '/faq', dressing: variants, ignored: hostile },
  ...['/en', '/nope'].map((path) => ({
    path,
    dressing: some(variants, 4),
    ignored: some(hostile, 4),
  })),
])('the <html> tag of $path', ({ path, dressing, ignored }) => {
  it.each(dressing)(
    'answers to the cookie %s and is the same for the rest',
    async (cookie, data) => {
      const [bare, dressed] = [await read(path), await read(path, cookie)]
      expect(bare.data).toEqual({})
      expect(dressed.data).toEqual(data)
      expect(dressed.response.headers.get('vary')).toContain('Cookie')
      const strip = (html: string) => html.replace(/<html[^>]*>/, '').replace(/[0-9a-f-]{36}/g, '')
      expect(strip(dressed.html)).toBe(strip(bare.html))
    },
  )

  it.each(ignored)('is untouched by the cookie %s', async (cookie) => {
    const [bare, dressed] = [await read(path), await read(path, cookie)]
    expect(dressed.data).toEqual({})
    expect(dressed.etag).toBe(bare.etag)
    expect(dressed.response.status).toBe(bare.response.status)
  })
})

describe('the ETag', () => {
  it('tells every set of attributes apart, and is revalidated for its own alone', async () => {
    const choices = {
      mode: ['dark', 'light', ''],
      size: ['2', '3', '4', ''],
      contrast: ['more', ''],
      spacing: ['wide', ''],
      motion: ['none', ''],
    }
    const displays = Object.entries(choices).reduce<string[]>(
      (made, [name, values]) =>
        made.flatMap((before) =>
          values.map((value) => (value ? `${before}.${name}-${value}` : before)),
        ),
      [''],
    )
    const cookies = displays.flatMap((display) =>
      [
        '',
        '; cookie_consent=all',
        '; __Host-session=1',
        '; cookie_consent=all; __Host-session=1',
      ].map((rest) => `__Host-display=${display}${rest}`),
    )
    const tags = await Promise.all(
      cookies.map(async (cookie) => {
        const response = await site.ask('/en/routes', { method: 'HEAD', headers: { cookie } })
        return response.headers.get('etag') ?? ''
      }),
    )
    expect(new Set(tags).size).toBe(3 * 4 * 2 * 2 * 2 * 4)
    const [first = '', second = ''] = tags
    const ask = (tag: string) =>
      site.ask('/en/routes', { headers: { cookie: cookies[0] ?? '', 'if-none-match': tag } })
    expect((await ask(first)).status).toBe(304)
    expect((await ask(second)).status).toBe(200)
  })
})
