import sharp from 'sharp'
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
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 })
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect(data).toHaveLength(1_200 * 630 * info.channels)
    expect(data.subarray(0, 3).toString('hex')).toBe('104631')
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
