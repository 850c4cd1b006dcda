import { describe, expect, it } from 'vitest'
import { sample, some } from '../../support/sample'
import { findViolations, overflow } from '../support/audit'
import { startBrowser, visit } from '../support/visit'

startBrowser()

const album = '/media-center/photo-gallery/hospital-site-visit'
const pictured = [
  album,
  '/en/media-center/photo-gallery',
  '/media-center/communication',
  '/en/media-center/video-gallery',
  '/youtube',
  '/media-center/news',
  '/en/media-center',
]

describe('pictures', () => {
  it.each(some(pictured, 3))(
    'of %s fill their frames at every width, without moving anything',
    async (path) => {
      const { page } = await visit(path)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const frames = await page.locator('main .media').evaluateAll((all) =>
          all
            .filter((frame) => frame.getClientRects().length > 0)
            .map((frame) => {
              const own = frame.getBoundingClientRect()
              const image = frame.querySelector('img')?.getBoundingClientRect()
              return {
                ratio: own.width / own.height,
                isFilled: image?.width === own.width && image.height === own.height,
              }
            }),
        )
        expect(frames.length).toBeGreaterThan(1)
        for (const { ratio, isFilled } of frames) {
          expect(isFilled, `${path} at ${width} px`).toBe(true)
          expect(ratio).toBeGreaterThan(0.79)
          expect(ratio).toBeLessThan(1.79)
        }
        expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )

  it('load without script, in one of the offered widths, each with its caption', async () => {
    const { page } = await visit(album, { javaScriptEnabled: false, width: 390, height: 844 })
    const plates = page.locator('.plate')
    expect(await plates.count()).toBe(4)
    for (const plate of await plates.all()) {
      await plate.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          plate.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0)
      const address = await plate
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).currentSrc)
      expect(address).toMatch(/\/media\/[a-z-]+\/(?:320|480|640|960|1280|1920)\.avif$/)
      expect((await plate.locator('figcaption').textContent())?.length).toBeGreaterThan(10)
    }
  })

  it('that a record lacks leave no gap in a list', async () => {
    const { page } = await visit('/media-center/news', { width: 390, height: 844 })
    const bare = page.locator('main .row:not(:has(.row__end))')
    expect(await bare.count()).toBeGreaterThan(0)
    expect(await bare.locator('.media, svg').count()).toBe(0)
  })
})

describe('axe finds nothing on', () => {
  const pages = [album, '/en/media-center/communication', '/aboutUs/directors']
  it.each(sample(pages, ['light', 'dark'] as const))(
    '$subject ($variant)',
    async ({ subject, variant }) => {
      const { page } = await visit(subject, { colorScheme: variant, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
    },
  )
})
