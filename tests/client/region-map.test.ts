import { describe, expect, it } from 'vitest'
import { renderRegionMap } from '#client/render-regions'
import { borders } from '#client/ui/drawings/regions/borders.ts'
import { mapSize, regionOutlines } from '#client/ui/drawings/regions/outlines.ts'
import { placeTeams } from '#client/ui/drawings/regions/place-teams.ts'
import { placeName } from '#client/ui/drawings/regions/region-map'
import { regionSlugs } from '#domain/content/about/region'

type Point = readonly [x: number, y: number]

/** Twice the signed area of a closed outline. */
function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], at) => {
    const [u, v] = outline.at(at - 1) ?? [0, 0]
    return sum + u * y - x * v
  }, 0)
}

/** Winding number, another rule than the one that places the dots. */
function surrounds(outline: readonly Point[], [x, y]: Point): boolean {
  const turns = outline.map(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1) ?? [0, 0]
    const turn = Math.atan2(ay - y, ax - x) - Math.atan2(by - y, bx - x)
    return Math.atan2(Math.sin(turn), Math.cos(turn))
  })
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI
}

const room = 4

describe('the outlines of the regions', () => {
  it('are thirteen closed areas inside the drawing', () => {
    expect(regionSlugs).toHaveLength(13)
    for (const slug of regionSlugs) {
      expect(Math.abs(areaOf(regionOutlines[slug])), slug).toBeGreaterThan(1500)
      for (const [x, y] of regionOutlines[slug]) {
        expect([x >= 0, y >= 0, x <= mapSize.width, y <= mapSize.height], slug).toEqual(
          Array(4).fill(true),
        )
      }
    }
  })

  it('share their lines: the areas add up to that of the whole', () => {
    const inner = borders.filter(({ regions }) => regions.length === 2)
    expect(inner.length).toBeGreaterThan(20)
    const parts = regionSlugs.map((slug) => Math.abs(areaOf(regionOutlines[slug])))
    // A place between two dots of the lattice is in exactly one region, or outside all of them.
    let places = 0
    for (let x = 1.3; x < mapSize.width; x += 12) {
      for (let y = 1.7; y < mapSize.height; y += 12) {
        const around = regionSlugs.filter((slug) => surrounds(regionOutlines[slug], [x, y]))
        expect(around.length, `${x} ${y} ${around}`).toBeLessThan(2)
        places += around.length
      }
    }
    const area = parts.reduce((sum, part) => sum + part, 0) / 2
    expect(places * 144).toBeGreaterThan(area * 0.97)
    expect(places * 144).toBeLessThan(area * 1.03)
  })
})

describe('the dots of the teams', () => {
  it.each(regionSlugs)('are inside %s, as many as there are teams, and apart', (slug) => {
    for (const teams of [1, room]) {
      const dots = placeTeams(slug, teams)
      expect(dots).toHaveLength(teams)
      expect(dots.filter((dot) => !surrounds(regionOutlines[slug], dot))).toEqual([])
      const gaps = dots.flatMap(([x, y], at) =>
        dots.slice(at + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
      )
      // The dots are 6 to 7.4 units wide.
      if (teams > 1) expect(Math.min(...gaps)).toBeGreaterThan(8)
    }
  })

  it('are refused where there is no room', () => {
    expect(() => placeTeams('al-bahah', 400)).toThrow('al-bahah has room for')
  })

  it('leave a place for the name beside them', () => {
    for (const slug of regionSlugs) {
      const { x, y } = placeName(slug, placeTeams(slug, room))
      expect([Number.parseFloat(x), Number.parseFloat(y)].every((at) => at > 0 && at < 100)).toBe(
        true,
      )
    }
  })
})

describe('the drawings', () => {
  const region = (slug: string, teams: number) => ({
    slug,
    teams,
    name: 'A “long” name',
    shortName: 'Short',
    label: `${slug}: ${teams}`,
    href: `/regions/${slug}`,
  })

  it('have a link with a name and a dot for every team', () => {
    const html = renderRegionMap({
      label: 'Map',
      regions: [region('riyadh', 7), region('jazan', 3)],
    })
    const links = [...html.matchAll(/<a .*?href="(.*?)" aria-label="(.*?)">.*?<\/a>/g)]
    expect(links.map(([, href, label]) => [href, label])).toEqual([
      ['/regions/riyadh', 'riyadh: 7'],
      ['/regions/jazan', 'jazan: 3'],
    ])
    const dots = links.map(([link]) => {
      const [, count, path = ''] = /data-dots="(\d+)" d="(.*?)"/.exec(link) ?? []
      return [Number(count), path.split('M').length - 1]
    })
    expect(dots).toEqual([
      [7, 7],
      [3, 3],
    ])
    expect(html.match(/>Short</g)).toHaveLength(2)
  })

  it('show the region of a page among the others, which alone has its dots', () => {
    const html = renderRegionMap({
      label: 'Map',
      regions: regionSlugs.map((slug) => region(slug, 4)),
      current: 'hail',
    })
    expect(html.match(/<a /g)).toHaveLength(regionSlugs.length - 1)
    expect(html).not.toContain('href="/regions/hail"')
    expect(html.match(/h0/g)).toHaveLength(4)
    expect(html.match(/<g class="map__current">.*?data-dots="4".*?<\/g>/g)).toHaveLength(1)
  })

  it.each(['atlantis', 'toString'])('are none of an unknown region: %s', (slug) => {
    expect(() => renderRegionMap({ label: 'Map', regions: [region(slug, 1)] })).toThrow('outline')
  })
})
