import { describe, expect, it } from 'vitest'
import { sample, some } from '../../support/sample'
import { findViolations, overflow } from '../support/audit'
import { startBrowser, visit } from '../support/visit'

startBrowser()

const album = '/media-center/photo-gallery/hospital-site-visit'
const illustrated = [
  album,
  '/en/media-center/photo-gallery',
  '/media-center/communication',
  '/en/media-center/video-gallery',
  '/youtube',
  '/en/media-center',
]

describe('pictures', () => {
  it.each(some(illustrated, 3))(
    'of %s lose no mark, and are never mirrored by style',
    async (path) => {
      const { page } = await visit(path)
      for (const width of [320, 390, 768, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const frames = await page.locator('main .chart-cover svg').evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const frame = drawing.closest('.chart-cover')?.parentElement?.getBoundingClientRect()
            const { left, right, top, bottom } = drawing.getBoundingClientRect()
            const { transform, scale } = getComputedStyle(drawing)
            const isWhole =
              frame !== undefined &&
              left >= frame.left - 1 &&
              right <= frame.right + 1 &&
              top >= frame.top - 1 &&
              bottom <= frame.bottom + 1
            return { isWhole, transform, scale }
          }),
        )
        expect(frames.length).toBeGreaterThan(1)
        for (const frame of frames) {
          expect(frame, `${path} at ${width} px`).toEqual({
            isWhole: true,
            transform: 'none',
            scale: 'none',
          })
        }
        expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    },
  )

  it('are there without script', async () => {
    const { page } = await visit(album, { javaScriptEnabled: false })
    expect(await page.locator('.plate svg[role=img]').count()).toBe(5)
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

describe('portraits', () => {
  it('are drawn for every member of the board and every executive', async () => {
    for (const path of ['/en/aboutUs/directors', '/en/aboutUs/executiveManagement']) {
      const { page } = await visit(path)
      const portraits = page.locator('main .avatar')
      expect(await portraits.count()).toBeGreaterThan(7)
      expect(await page.locator('main img.avatar').count()).toBe(await portraits.count())
    }
  })
})
