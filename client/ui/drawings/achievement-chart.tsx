import type { SVGAttributes } from 'react'
import type { ChartKind } from '#domain/payloads/home'
import { countMarks, drawMarks, type Marks } from './marks'
import { createMemo } from './memo'

const memo = createMemo<Marks>()

const dot = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 6,
  strokeLinecap: 'round',
} as const

/** Attributes of each part; the sheet has the colour, so that the home page has few styles. */
const looks: Record<string, SVGAttributes<SVGPathElement>> = {
  chart__fill: { fill: 'currentColor' },
  chart__dot: dot,
  'chart__dot chart__dot--full': { ...dot, strokeWidth: 10 },
  'chart__dot chart__dot--soft': { ...dot, strokeWidth: 10, strokeOpacity: 0.25 },
}

interface AchievementChartProps {
  kind: ChartKind
  /** The figure as displayed; it determines the number of marks. */
  number: string
  label: string
  rtl: boolean
}

/** A figure as marks that can be counted, in reading direction. */
export function AchievementChart({ kind, number, label, rtl }: AchievementChartProps) {
  const count = countMarks(kind, number)
  const { width, height, paths, unit } = memo(`${kind} ${count} ${rtl}`, () =>
    drawMarks[kind](count, rtl),
  )
  return (
    <svg
      className={`chart chart--${kind}`}
      width={unit && `${width / unit}em`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {Object.entries(paths).map(([part, d]) => (
        <path key={part} {...looks[part]} d={d} />
      ))}
    </svg>
  )
}
