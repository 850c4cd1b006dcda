import type { BarsChart, LineChart, MarksChart, SpansChart } from '#domain/datasets/chart'
import { addDays } from '#domain/dates/calendar'

export const chartText = {
  finding: 'Finding',
  caption: 'Caption',
  label: 'All numbers',
  table: {
    head: ['Month', 'On time', 'Late'],
    rows: [
      ['May', '1,234', '5'],
      ['June', '67', '0'],
    ],
  },
}

/** Groups of marks with their filled and missed values, `per` units a mark. */
export const marksOf = (groups: [number, number][], per = 10): MarksChart => ({
  ...chartText,
  form: 'marks',
  per,
  groups: groups.map(([filled, missed], i) => ({ label: `g${i}`, filled, missed })),
  filled: { label: 'On time', total: '1,301' },
  missed: { label: 'Late', total: '5' },
})

export const barsOf = (values: number[]): BarsChart => ({
  ...chartText,
  form: 'bars',
  per: 1,
  bars: values.map((value, i) => ({ label: `b${i}`, value, text: `${value} teams` })),
})

/** Points below the goal are missed. */
export const lineOf = (values: number[], goal?: number): LineChart => ({
  ...chartText,
  form: 'line',
  points: values.map((value, i) => ({
    label: `p${i}`,
    value,
    text: `${value}%`,
    isMissed: goal !== undefined && value < goal,
  })),
  goal: goal === undefined ? null : { value: goal, label: 'Goal' },
  missed: goal === undefined ? null : { label: 'Below', total: '1' },
})

/** Terms with their joining windows, each of 30 days from its first. Without windows: closed. */
export const spansOf = (spans: [from: string, to: string, ...opens: string[]][]): SpansChart => ({
  ...chartText,
  form: 'spans',
  spans: spans.map(([from, to, ...opens], i) => ({
    label: `s${i}`,
    text: `until ${to}`,
    kind: opens.length > 0 ? 'open' : 'closed',
    from,
    to,
    windows: opens.map((day) => ({ opens: day, closes: addDays(day, 29) })),
  })),
  today: { day: '2026-11-25', label: 'Today' },
  ticks: [{ day: '2026-01-01', label: '2026' }],
  key: {
    term: 'Open term',
    closed: 'Closed term',
    gone: 'Elapsed',
    past: 'Past window',
    open: 'Window now',
    coming: 'Window to come',
  },
})
