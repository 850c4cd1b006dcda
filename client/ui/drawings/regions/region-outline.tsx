import { type RegionSlug, regionSlugs } from '#domain/content/about/region'
import { findNeighbourRegions, frameOf, outlinePath, type Sea } from './outlines'
import { type PlacedLabel, placeLabels } from './place-labels'
import { dotsPath, placeTeams } from './place-teams'
import './region-map.css'

export interface RegionOutlineProps {
  slug: RegionSlug
  teams: number
  label: string
  /** All regions, of which the neighbours are linked. */
  regions: readonly { slug: string; name: string; shortName: string; href: string }[]
  seas: Record<Sea, string>
}

const classes = { self: '', near: ' map__name--near', sea: ' map__name--sea' }

/**
 * One region with a dot for every team, large, and the others around it: its neighbours are links.
 * Names keep the size of text at every width.
 */
export function RegionOutline({ slug, teams, label, regions, seas }: RegionOutlineProps) {
  const { x, y, width, height } = frameOf(slug)
  const dots = placeTeams(slug, teams)
  const near = findNeighbourRegions(slug)
  const linked = regions.flatMap((one) => {
    const found = near.find((name) => name === one.slug)
    return found ? [{ ...one, slug: found }] : []
  })
  const far = regionSlugs.filter((one) => one !== slug && !linked.some((link) => link.slug === one))
  const self = regions.find((one) => one.slug === slug)
  const namesOf = (one: { name: string; shortName: string }) => ({
    text: one.name,
    short: one.shortName,
  })
  const labels = placeLabels(slug, dots, [
    ...(self ? [{ kind: 'self' as const, of: slug, ...namesOf(self) }] : []),
    ...linked.map((one) => ({ kind: 'near' as const, of: one.slug, ...namesOf(one) })),
    { kind: 'sea', of: 'redSea', text: seas.redSea, short: seas.redSea },
    { kind: 'sea', of: 'gulf', text: seas.gulf, short: seas.gulf },
  ])
  return (
    <div className="map map--one">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links has no element of its own */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={label}>
        <path className="map__around" d={far.map(outlinePath).join('')} />
        {linked.map((one) => (
          <a className="map__near" href={one.href} aria-label={one.name} key={one.slug}>
            <path className="map__around" d={outlinePath(one.slug)} />
          </a>
        ))}
        <path className="map__land" d={outlinePath(slug)} />
        <path className="map__dots" data-dots={teams} d={dotsPath(dots)} />
      </svg>
      <svg className="map__names" aria-hidden="true">
        {labels.map((one) => (
          <Name of={one} key={one.of} />
        ))}
      </svg>
    </div>
  )
}

function Name({ of: { kind, text, short, isWide, x, y } }: { of: PlacedLabel }) {
  const isSame = short === text
  const texts = [
    { text, width: isWide || !isSame ? ' map__name--wide' : '' },
    ...(isWide || isSame ? [] : [{ text: short, width: ' map__name--narrow' }]),
  ]
  return texts.map((one) => (
    <text
      key={one.text}
      className={`map__name map__name--at${classes[kind]}${one.width}`}
      x={x}
      y={y}
    >
      {one.text}
    </text>
  ))
}
