import type { ReactNode } from 'react'
import { windowState } from '#domain/content/services/joining-windows'
import type { Chart, SpansChart } from '#domain/datasets/chart'
import './charts.css'

const windowMark = 'M4.5 .5h5v11h-5z'

/** Samples of 14 by 12 for the entries of a key. */
export const keySamples = {
  fill: <path className="chart__fill" d="M1 0h12v12h-12z" />,
  missedMark: <path className="chart__miss" d="M2 1h10v10h-10zm0 10l10-10" />,
  place: <path className="chart__base" d="M1.5 .5h11v11h-11z" />,
  missedPoint: (
    <>
      <path className="plot__dot plot__dot--missed" d="M7 6h0" />
      <path className="plot__dot plot__dot--hole" d="M7 6h0" />
    </>
  ),
  dashes: <path className="chart__goal" d="M0 6h14" />,
  line: <path className="plot__line" d="M0 6h14" />,
  dots: <path className="plot__line plot__line--dots" d="M0 6h14" />,
  term: <path className="chart__pale" d="M0 4h14v4h-14z" />,
  closed: <path fill="currentColor" d="M0 4h14v4h-14z" />,
  gone: <path className="chart__fill" d="M0 4h14v4h-14z" />,
  past: <path className="chart__window chart__window--past" d={windowMark} />,
  open: <path className="chart__window chart__window--open" d={windowMark} />,
  coming: <path className="chart__window" d={windowMark} />,
  today: <path className="chart__goal" d="M7 0v12" />,
} satisfies Record<string, ReactNode>

interface KeyEntry {
  sample: keyof typeof keySamples
  label: string
  total?: string
}

const spanMarks = ['term', 'closed', 'gone', 'past', 'open', 'coming'] as const

/** Marks that the row of a span contains. */
function marksOf({ kind, from, windows }: SpansChart['spans'][number], today: string) {
  return [
    kind === 'open' ? ('term' as const) : ('closed' as const),
    ...(from <= today ? ['gone' as const] : []),
    ...windows.map((window) => windowState(window, today)),
  ]
}

/** What the key of a whole chart explains. */
export function keyEntries(chart: Chart): KeyEntry[] {
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
      const { key, today } = chart
      const drawn = new Set(chart.spans.flatMap((span) => marksOf(span, today.day)))
      const marks = spanMarks.filter((mark) => drawn.has(mark))
      return [
        ...marks.map((mark) => ({ sample: mark, label: key[mark] })),
        { sample: 'today', label: today.label },
      ]
    }
  }
}

/** Entries of the key of a small chart; its page has the whole key. */
function briefEntriesOf(chart: Chart): KeyEntry[] {
  if (chart.form === 'marks' && !chart.missed) return []
  const entries = keyEntries(chart)
  if (chart.form !== 'spans') return entries
  return entries.filter(({ sample }) => sample === 'open' || sample === 'today')
}

/** Explains the colours and patterns that a chart contains. */
export function PlotKey({ of, isBrief = false }: { of: Chart; isBrief?: boolean }) {
  return <KeyList entries={isBrief ? briefEntriesOf(of) : keyEntries(of)} />
}

export function KeyList({ entries }: { entries: readonly KeyEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className="plot__key">
      {entries.map(({ sample, label, total }) => (
        <li key={sample}>
          <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true">
            {keySamples[sample]}
          </svg>
          <span>
            {label}
            {total && ': '}
            {total && <bdi>{total}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}
