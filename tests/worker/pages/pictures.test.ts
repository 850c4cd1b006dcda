import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharePictures } from '#domain/site/route-definition'
import { drawPicture } from '../../../build/assets/pictures'
import { findTag } from '../../support/html'
import { pages } from '../../support/pages'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** The chunks of a PNG file by name. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    chunks.set(name, png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

describe.each(sharePictures)('the picture of %s', (picture) => {
  it('is a PNG of 1200 × 630 and at most 60 KB, which other sites may show', async () => {
    const response = await site.ask(`/og/${picture}.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('etag')).toBeTruthy()
    const png = Buffer.from(await response.arrayBuffer())
    expect(png.length).toBeLessThan(60 * 1_024)
    expect([...chunksOf(png).keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    const { IHDR, IDAT } = Object.fromEntries(chunksOf(png))
    expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4)]).toEqual([1_200, 630])
    expect(inflateSync(IDAT ?? Buffer.alloc(0))).toHaveLength(1_201 * 630)
  })

  it('is drawn the same in every build, unlike the others', () => {
    const drawn = drawPicture(picture)
    expect(drawPicture(picture)).toBe(drawn)
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    const same = sharePictures.filter((other) => drawPicture(other) === drawn)
    expect(same).toEqual([picture])
  })
})

describe('a shared page', () => {
  it.each(pages)('$path names a picture that is there, and its size', async ({ path }) => {
    const html = await (await site.ask(path)).text()
    const property = (name: string) =>
      findTag(html, 'meta', { property: name })?.attributes.content ?? ''
    const picture = property('og:image').slice(`${origin}/og/`.length).replace('.png', '')
    expect(sharePictures).toContain(picture)
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
  })
})
