import type { ReactNode } from 'react'
import type { Chart } from '#domain/datasets/chart'

const missedMark = <path className="chart__miss" d="M2 1h10v10h-10zm0 10l10-10" />
const dashes = <path className="chart__goal" d="M0 6h14" />

const samples = {
  fill: <path className="chart__fill" d="M1 0h12v12h-12z" />,
  pale: <path className="chart__pale" d="M1.5 1h11v10h-11z" />,
  missedMark,
  place: <path className="chart__base" d="M1.5 .5h11v11h-11z" />,
  missedPoint: (
    <>
      <path className="plot__dot plot__dot--missed" d="M7 6h0" />
      <path className="plot__dot plot__dot--hole" d="M7 6h0" />
    </>
  ),
  opening: <path className="chart__fill" d="M0 1h5v10h-5zM9 1h5v10h-5z" />,
  dashes,
  today: <path className="chart__goal" d="M7 0v12" />,
} satisfies Record<string, ReactNode>

interface KeyEntry {
  sample: keyof typeof samples
  label: string
  total?: string
}

function entriesOf(chart: Chart): KeyEntry[] {
  switch (chart.form) {
    case 'marks':
      return [
        { sample: 'fill', ...chart.filled },
        ...(chart.missed ? [{ sample: 'missedMark' as const, ...chart.missed }] : []),
      ]
    case 'bars':
      return chart.goal
        ? [
            { sample: 'fill', label: chart.goal.filled },
            { sample: 'place', label: chart.goal.label },
          ]
        : []
    case 'line':
      return [
        ...(chart.goal ? [{ sample: 'dashes' as const, label: chart.goal.label }] : []),
        ...(chart.missed ? [{ sample: 'missedPoint' as const, ...chart.missed }] : []),
      ]
    case 'spans': {
      const isOpen = chart.spans.map(({ openings }) => openings.length > 0)
      const hasOpen = isOpen.includes(true)
      return [
        ...(hasOpen ? [{ sample: 'fill' as const, label: chart.open }] : []),
        ...(isOpen.includes(false) ? [{ sample: 'pale' as const, label: chart.closed }] : []),
        ...(hasOpen ? [{ sample: 'opening' as const, label: chart.opening }] : []),
        { sample: 'today', label: chart.today.label },
      ]
    }
  }
}

/** Explains the colours and patterns that a chart contains. */
export function PlotKey({ of }: { of: Chart }) {
  const entries = entriesOf(of)
  if (entries.length === 0) return null
  return (
    <ul className="plot__key">
      {entries.map(({ sample, label, total }) => (
        <li key={sample}>
          <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true">
            {samples[sample]}
          </svg>
          {total ? (
            <span>
              {label}: <bdi>{total}</bdi>
            </span>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  )
}
