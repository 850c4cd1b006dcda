import { describe, expect, it } from 'vitest'
import { girihMarkup } from '#client/ui/drawings/draw-girih.ts'
import { findStar, type GirihName, girihLooks } from '#client/ui/drawings/girih-looks.ts'
import { tile } from '#client/ui/drawings/tile.ts'

const names = Object.keys(girihLooks) as GirihName[]
/** Rows that a header of 300 px shows on a page of 1,440 px. */
const band = { top: 115, bottom: 365, width: 1200 }

describe('the patterns of heroes', () => {
  it('share neither tiling nor crop between two sections', () => {
    expect(names.length).toBeGreaterThan(4)
    const grounds = names.map((name) => {
      const { family, size, theta, turn } = girihLooks[name]
      return [family, size, theta, turn].join()
    })
    expect(new Set(grounds).size).toBe(names.length)
    const places = names.map((name) => girihLooks[name].gold.join())
    expect(new Set(places).size).toBe(names.length)
    expect(new Set(names.map((name) => girihLooks[name].family)).size).toBe(3)
  })

  it.each(names)('%s has one golden star, whole within a low header', (name) => {
    const look = girihLooks[name]
    const { family, size, theta, gold, nest, soft } = look
    const ground = tile(family, size, theta)
    const [x, y] = findStar(ground, look, gold)
    const reach = size / 4
    expect(x - reach).toBeGreaterThan(band.width * 0.6)
    expect(x + reach).toBeLessThan(band.width)
    expect(y - reach).toBeGreaterThan(band.top)
    expect(y + reach).toBeLessThan(band.bottom)
    const centres = [gold, ...nest, ...soft].map((spot) =>
      findStar(ground, look, spot).map(Math.round).join(),
    )
    expect(new Set(centres).size).toBe(centres.length)
    const [, heart = ''] = /girih__gold" d="([^"]*)"/.exec(girihMarkup(name, false)) ?? []
    expect(heart.match(/M/g)).toHaveLength(1)
  })

  it.each(names)('%s is mirrored for right-to-left pages and small', (name) => {
    const markup = girihMarkup(name, true)
    expect(markup).toContain('matrix(-1 0 0 1')
    expect(girihMarkup(name, false)).not.toContain('matrix')
    expect(markup).not.toMatch(/NaN|Infinity|undefined|e-\d/)
    expect(markup.length).toBeLessThan(9_000)
  })
})
