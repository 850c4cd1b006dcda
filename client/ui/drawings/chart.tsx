import type { ChartKind } from '#domain/payloads/home'
import { countMarks, drawMarks, type Marks } from './marks'
import { createMemo } from './memo'

const memo = createMemo<Marks>()

interface ChartProps {
  kind: ChartKind
  /** The figure as displayed; it determines the number of marks. */
  number: string
  label: string
  rtl: boolean
}

/** A figure as marks that can be counted, in reading direction. */
export function Chart({ kind, number, label, rtl }: ChartProps) {
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
      {Object.entries(paths).map(([className, d]) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  )
}
