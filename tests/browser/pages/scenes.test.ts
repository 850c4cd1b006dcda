import { describe, expect, it } from 'vitest'
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

describe('scenes', () => {
  it.each(illustrated)('of %s lose nothing that is drawn, and are never mirrored', async (path) => {
    const { page } = await visit(path)
    for (const width of [320, 390, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const frames = await page.locator('main svg.scene').evaluateAll((scenes) =>
        scenes.map((scene) => {
          const frame = scene.getBoundingClientRect()
          const lost = [...scene.querySelectorAll('[data-m]')].filter((thing) => {
            const { left, right, top, bottom } = thing.getBoundingClientRect()
            return (
              left < frame.left - 1 ||
              right > frame.right + 1 ||
              top < frame.top - 1 ||
              bottom > frame.bottom + 1
            )
          })
          const { transform, scale } = getComputedStyle(scene)
          return { lost: lost.map((thing) => thing.getAttribute('data-m')), transform, scale }
        }),
      )
      expect(frames.length).toBeGreaterThan(1)
      for (const { lost, transform, scale } of frames) {
        expect(lost, `${path} at ${width} px`).toEqual([])
        expect([transform, scale]).toEqual(['none', 'none'])
      }
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  it('are there without script', async () => {
    const { page } = await visit(album, { javaScriptEnabled: false })
    expect(await page.locator('.plate [data-m]').count()).toBe(25)
  })
})

describe('axe finds nothing on', () => {
  it.each([album, '/en/media-center/communication', '/aboutUs/directors'])('%s', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(path, { colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
    }
  })
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
