import { describe, expect, it } from 'vitest'
import { journeyMarkup, placeRuler } from '#client/ui/drawings/draw-journey.ts'

interface Line {
  x: number
  height: number
}

function linesOf(path: string): Line[] {
  return [...path.matchAll(/M(\d+) 0v(\d+)/g)].map(([, x, height]) => ({
    x: Number(x),
    height: Number(height),
  }))
}

describe('the ruler of the journey', () => {
  it.each([105, 99, 30, 2])('has one line for each of %i units, evenly spaced', (count) => {
    for (const rtl of [true, false]) {
      const { width, short, tall } = placeRuler(count, rtl)
      const xs = linesOf(short + tall)
        .map(({ x }) => x)
        .sort((a, b) => a - b)
      expect(xs).toEqual(Array.from({ length: count }, (_, i) => (i * width) / (count - 1)))
    }
  })

  it('has tall lines at both ends and at each tenth, from where reading starts', () => {
    const { width, tall } = placeRuler(105, true)
    const units = linesOf(tall).map(({ x }) => (width - x) / 10 + 1)
    expect(units).toEqual([1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 105])
    expect(linesOf(placeRuler(105, false).tall).map(({ x }) => x / 10 + 1)).toEqual(units)
  })

  it('has higher lines at each fifth', () => {
    const { short } = placeRuler(20, false)
    const [low, high] = [18, 28].map((height) =>
      linesOf(short).filter((line) => line.height === height),
    )
    expect(high?.map(({ x }) => x / 10 + 1)).toEqual([5, 15])
    expect(low).toHaveLength(15)
  })
})

describe('the drawing of the journey', () => {
  it('has an object at each of four stations, none of them mirrored', () => {
    const [rtl, ltr] = [true, false].map((side) => journeyMarkup(105, side).split('journey__track'))
    expect(rtl?.[0]?.match(/<svg/g)).toHaveLength(4)
    expect(rtl?.[0]).toBe(ltr?.[0])
  })

  it('has one gold star', () => {
    expect(journeyMarkup(105, true).match(/#dba102/g)).toHaveLength(1)
  })

  it('uses no variable and no style attribute, and has only short, finite numbers', () => {
    const markup = journeyMarkup(105, false)
    expect(markup).not.toMatch(/var\(|style=|NaN|undefined|Infinity/)
    expect(markup).not.toMatch(/\d\.\d{3}/)
    expect(markup.length).toBeLessThan(9_000)
  })
})
