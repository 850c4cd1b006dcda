import { describe, expect, it } from 'vitest'
import { contrastOf } from '#client/ui/drawings/contrast.ts'
import { drawPortrait, listNeighbours } from '#client/ui/drawings/portrait.ts'

const slugs = Array.from({ length: 40 }, (_, i) => `person-${i}`)

describe.each(['man', 'woman'] as const)('the portrait of a %s', (figure) => {
  it('is the same for the same slug, and not for all', () => {
    const drawn = slugs.map((slug) => drawPortrait(slug, figure))
    expect(slugs.map((slug) => drawPortrait(slug, figure))).toEqual(drawn)
    expect(new Set(drawn).size).toBeGreaterThan(slugs.length / 2)
  })

  it('is a small SVG file that runs and loads nothing', () => {
    for (const slug of slugs) {
      const svg = drawPortrait(slug, figure)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
      expect(svg).not.toMatch(/script|href|@import|url\((?!#star)|NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(4_000)
    }
  })

  it('keeps skin, cloth and ground apart, in light and in dark mode', () => {
    for (const slug of slugs) {
      const pairs = listNeighbours(slug, figure)
      const svg = drawPortrait(slug, figure)
      expect(pairs.length).toBeGreaterThan(5)
      for (const [one, other] of pairs) {
        expect(svg).toContain(one)
        expect(svg).toContain(other)
        expect(contrastOf(one, other), `${slug}: ${one} beside ${other}`).toBeGreaterThanOrEqual(
          1.5,
        )
      }
    }
  })

  it('has a ground for each mode, neither of which glares in the dark', () => {
    for (const slug of slugs) {
      const [, dark = ''] = drawPortrait(slug, figure).match(/dark\)\{\.g\{fill:(#\w{6})/) ?? []
      expect(contrastOf(dark, '#0d121c'), `${slug}: ${dark}`).toBeLessThan(3.5)
    }
  })
})
