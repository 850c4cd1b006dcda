import { describe, expect, it } from 'vitest'
import { contrastOf } from '#client/ui/drawings/figure.ts'
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

  it('keeps skin, cloth and ground apart', () => {
    for (const slug of slugs) {
      const pairs = listNeighbours(slug, figure)
      const svg = drawPortrait(slug, figure)
      expect(pairs.length).toBeGreaterThanOrEqual(4)
      for (const [one, other] of pairs) {
        expect(svg).toContain(one)
        expect(svg).toContain(other)
        expect(contrastOf(one, other), `${slug}: ${one} beside ${other}`).toBeGreaterThanOrEqual(
          1.5,
        )
      }
    }
  })

  it('has the ground of everyone else, which does not glare in the dark', () => {
    const grounds = slugs.map(
      (slug) => /<path fill="(#\w{6})" d="M0 0/.exec(drawPortrait(slug, figure))?.[1] ?? '',
    )
    const [ground = ''] = grounds
    expect(new Set(grounds)).toEqual(new Set(['#104631']))
    expect(contrastOf(ground, '#0d121c')).toBeLessThan(3.5)
  })
})
