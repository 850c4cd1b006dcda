import type { ReactNode } from 'react'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'

const samples = {
  fill: <path className="chart__fill" d="M1 0h12v12h-12z" />,
  miss: <path className="chart__miss" d="M2 1h10v10h-10zm0 10l10-10" />,
  goal: <path className="chart__goal" d="M0 6h24" />,
  median: <path className="plot__line" d="M0 6h24" />,
  ninth: <path className="plot__line plot__line--ninth" d="M0 6h24" />,
} satisfies Record<string, ReactNode>

interface KeyEntry {
  sample: keyof typeof samples
  label: string
  total?: string
}

/** Explains the colours and patterns of a chart. */
export function Key({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul className="plot__key">
      {entries.map(({ sample, label, total }) => {
        const width = sample === 'fill' || sample === 'miss' ? 14 : 24
        return (
          <li key={sample}>
            <svg viewBox={`0 0 ${width} 12`} width={width} height="12" aria-hidden="true">
              {samples[sample]}
            </svg>
            <span>
              {label}
              {total && (
                <>
                  {': '}
                  <bdi>{total}</bdi>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
