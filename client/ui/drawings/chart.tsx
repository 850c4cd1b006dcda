import type { ChartKind } from '#domain/payloads/payloads'
import { createKept } from './kept'
import { countMarks, drawMarks, type Marks } from './marks'

const kept = createKept<Marks>()

interface ChartProps {
  kind: ChartKind
  /** The figure as it is written; it says how many marks there are. */
  number: string
  label: string
  rtl: boolean
}

/** A figure drawn as marks one can count, read from the side where the language starts. */
export function Chart({ kind, number, label, rtl }: ChartProps) {
  const count = countMarks(kind, number)
  const { width, height, paths } = kept(`${kind} ${count} ${rtl}`, () =>
    drawMarks[kind](count, rtl),
  )
  const isStretched = kind === 'ruler'
  return (
    <svg
      className={`chart chart--${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      role="img"
      aria-label={label}
    >
      {Object.entries(paths).map(([className, d]) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  )
}
