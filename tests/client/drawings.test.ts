import { describe, expect, it } from 'vitest'
import { coverMarkup, drawCover } from '#client/ui/drawings/draw-cover.ts'
import { distinguishLooks, type Motif, neighbourLooks, tones } from '#client/ui/drawings/look.ts'
import { countMarks, drawMarks } from '#client/ui/drawings/marks.ts'
import { type CoverArt, motifs } from '#client/ui/drawings/motif.ts'
import { seeded } from '#client/ui/drawings/seed.ts'
import { star } from '#client/ui/drawings/star.ts'
import { families, tile } from '#client/ui/drawings/tile.ts'
import type { ChartKind } from '#domain/payloads/home'

const figures: [ChartKind, string, number][] = [
  ['blocks', '105', 105],
  ['waffle', '11', 11],
  ['blocks', '21', 21],
  ['dots', '57,000', 57],
  ['arc', '191', 191],
  ['stars', '1,500', 15],
]

const slugs = Array.from({ length: 60 }, (_, i) => `item-${i}`)

function pathsOf(art: CoverArt): string {
  return [art.soft, art.line, art.fill, art.ground?.path ?? ''].join(' ')
}

function starts(path: string): number[] {
  return [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))
}

/** Edges of a path of relative lines. */
function edgesOf(path: string) {
  const [, start = '', lines = ''] = path.match(/^M(.*?)(l.*)z$/) ?? []
  const numbers = (text: string) =>
    [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((match) => Number(match[0]))
  const [xs, ys] = [0, 1].map((axis) => {
    let at = numbers(start)[axis] ?? Number.NaN
    const steps = numbers(lines).filter((_, i) => i % 2 === axis)
    return [at, ...steps.map((step) => (at += step))]
  }) as [number[], number[]]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Coordinates must be finite and have at most one decimal. */
function expectClean(path: string) {
  expect(path).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d/)
}

describe('covers', () => {
  it('are the same for the same slug', () => {
    for (const motif of Object.values(motifs)) {
      const draw = () => motif({ next: seeded('value-week'), width: 720, height: 420 })
      expect(draw()).toEqual(draw())
    }
    expect(drawCover('value-week', 720, 420)).toBe(drawCover('value-week', 720, 420))
  })

  it('differ between slugs, in motif, tone and lines', () => {
    const drawings = slugs.map((slug) => drawCover(slug, 720, 420))
    expect(new Set(drawings.map((art) => art.tone + pathsOf(art))).size).toBe(slugs.length)
    expect(new Set(drawings.map(({ motif }) => motif)).size).toBe(Object.keys(motifs).length)
    expect(new Set(drawings.map(({ tone }) => tone)).size).toBe(tones.length)
  })

  it('hold only short, finite numbers and stay small', () => {
    for (const slug of slugs) {
      const paths = pathsOf(drawCover(slug, 720, 420))
      expectClean(paths)
      expect(paths.length).toBeLessThan(4000)
    }
  })

  it('are written with every path they have, in the sheet’s own classes', () => {
    for (const slug of slugs) {
      const { soft, line, fill, ground, id } = drawCover(slug, 320, 240)
      const markup = coverMarkup(slug, 320, 240)
      const written = [...markup.matchAll(/<path class="cover__(\w+)" d="([^"]+)"\/>/g)]
      const wanted = [
        ['soft', soft],
        ['line', ground?.path],
        ['line', line],
        ['fill', fill],
      ].filter(([, d]) => d)
      expect(written.map(([, part, d]) => [part, d])).toEqual(wanted)
      expect(markup.includes(`url(#${id})`)).toBe(ground !== null)
    }
  })

  it('have pattern ids of their own on one page', () => {
    const drawn = slugs.flatMap((slug) => [drawCover(slug, 720, 420), drawCover(slug, 320, 240)])
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
  })

  it('that their books chose give way to a neighbour of the same tone', () => {
    const chosen = { tone: 'deep', motif: 'band' } as const
    const looks = distinguishLooks([chosen, chosen, chosen])
    expect(looks.map(({ tone }) => tone)).toEqual(['deep', 'mint', 'deep'])
    expect(new Set(looks.slice(0, 2).map(({ motif }) => motif)).size).toBe(2)
  })

  it.each([
    [200, 200],
    [300, 256],
    [480, 150],
    [480, 640],
    [720, 420],
    [1440, 520],
  ])('have a whole star of at most a quarter of the height: %i by %i', (width, height) => {
    for (const motif of Object.keys(motifs) as Motif[]) {
      const drawn = slugs.map((slug) => drawCover(slug, width, height, { tone: 'deep', motif }))
      const cut = drawn
        .map(({ fill }) => edgesOf(fill))
        .filter(
          ({ left, right, top, bottom }) =>
            !(left >= 0 && right <= width && top >= 0 && bottom <= height) ||
            bottom - top > height / 4,
        )
      expect([motif, cut]).toEqual([motif, []])
    }
  })

  it('never stand beside a neighbour of the same tone or motif', () => {
    const looks = neighbourLooks(slugs)
    for (const [i, { tone, motif }] of looks.entries()) {
      expect(tone).not.toBe(looks[i - 1]?.tone)
      expect(motif).not.toBe(looks[i - 1]?.motif)
    }
  })
})

describe('tiles', () => {
  it.each(families)('of the %s family hold only short, finite numbers', (family) => {
    expectClean(tile(family, 104, 54).path)
  })

  it('draw no six-pointed star anywhere', () => {
    const drawn = slugs.map((slug) => pathsOf(drawCover(slug, 720, 420))).join('')
    const corners = [...drawn.matchAll(/M[^Mz]*z/g)].map(([one]) => one.split('l').length)
    expect(corners.length).toBeGreaterThan(slugs.length)
    expect(corners).not.toContain(12)
  })

  it('draw equal stars as equal text', () => {
    const shape = { n: 8, r: 16, theta: 50 }
    const [near, far] = [star(18, 18, shape), star(92, 55, shape)]
    expect(near.slice(near.indexOf('l'))).toBe(far.slice(far.indexOf('l')))
  })
})

describe('unit charts', () => {
  it.each(figures)('draw a mark for each unit: %s of %s', (kind, number, marks) => {
    const count = countMarks(kind, number)
    const { paths } = drawMarks[kind](count, true)
    expect(count).toBe(marks)
    const drawn = starts(
      kind === 'waffle' ? (Object.values(paths)[0] ?? '') : Object.values(paths).join(''),
    )
    expect(drawn).toHaveLength(marks)
  })

  it('keep a hundred circles whatever the share', () => {
    const { paths } = drawMarks.waffle(11, false)
    expect(starts(Object.values(paths).join(''))).toHaveLength(100)
  })

  it('count the same in Arabic-Indic digits', () => {
    expect(countMarks('dots', '٥٧٬٠٠٠')).toBe(57)
    expect(countMarks('blocks', '١٠٥')).toBe(105)
  })

  it('share one scale: a billion is as large in 105 as in 21', () => {
    const [many, few] = [105, 21].map((count) => drawMarks.blocks(count, false))
    expect(many?.unit).toBe(few?.unit)
    const square = (marks = many) =>
      Object.values(marks?.paths ?? {})[0]?.match(/h\d+v\d+h-\d+z/)?.[0]
    expect(square(many)).toBe(square(few))
    expect(many?.width).toBe(20.5 * (many?.unit ?? 0))
    expect(few?.width).toBe(10 * (few?.unit ?? 0))
  })

  it.each(figures)('are mirrored from right to left: %s', (kind, number) => {
    const [ltr, rtl] = [false, true].map((side) => drawMarks[kind](countMarks(kind, number), side))
    if (!ltr || !rtl) throw new Error('not drawn')
    expect([rtl.width, rtl.height]).toEqual([ltr.width, ltr.height])
    const first = (marks: typeof ltr) => starts(Object.values(marks.paths)[0] ?? '')[0] ?? 0
    expect(first(ltr)).toBeLessThan(ltr.width / 2)
    expect(first(rtl)).toBeGreaterThan(rtl.width / 2)
  })

  it.each(figures)('hold only short, finite numbers inside their box: %s', (kind, number) => {
    for (const rtl of [false, true]) {
      const { width, paths } = drawMarks[kind](countMarks(kind, number), rtl)
      const path = Object.values(paths).join('')
      expectClean(path)
      expect(starts(path).every((x) => x >= 0 && x <= width)).toBe(true)
    }
  })
})
