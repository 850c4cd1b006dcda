import { describe, expect, it } from 'vitest'
import { drawPortrait } from '#client/ui/drawings/portrait.ts'

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
      expect(svg).not.toMatch(/script|style|href|NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(4_000)
    }
  })
})
