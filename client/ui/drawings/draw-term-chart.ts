import { type AlmanacAxis, listYearStarts, placeDay } from '#domain/content/services/almanac-axis'
import {
  type AgreementTerm,
  joiningWindows,
  windowState,
} from '#domain/content/services/joining-windows'
import { addDays } from '#domain/dates/calendar'
import './term-chart.css'

const short = (value: number) => Math.round(value * 100) / 100
/** Half the height of a window in px. */
const windowHalf = { past: 12, open: 18, coming: 12 }
const barHalf = 4

interface TermChartLook {
  axis: AlmanacAxis
  today: string
  rtl: boolean
}

/**
 * Inner markup of a term chart's `<svg>`. Places are per cent of the axis, so that no shape is stretched;
 * heights are px around the middle.
 */
export function termChartMarkup(term: AgreementTerm, { axis, today, rtl }: TermChartLook): string {
  const line = (className: string, day: string) => {
    const place = placeDay(axis, day)
    const x = `${short(rtl ? 100 - place : place)}%`
    return `<line class="${className}" x1="${x}" x2="${x}" y2="100%"/>`
  }
  /** A bar over days, both inclusive. */
  const bar = (attributes: string, first: string, last: string, half: number) => {
    const [from, to] = [placeDay(axis, first), placeDay(axis, addDays(last, 1))]
    const x = short(rtl ? 100 - to : from)
    return `<rect ${attributes} x="${x}%" y="${-half}" width="${short(to - from)}%" height="${2 * half}"/>`
  }
  const gone = today < term.end ? today : term.end
  const bars = [
    bar(`class="term-chart__term term-chart__term--${term.type}"`, term.start, term.end, barHalf),
    today < term.start ? '' : bar('class="term-chart__gone"', term.start, gone, barHalf),
  ]
  const windows = joiningWindows(term).map((window) => {
    const state = windowState(window, today)
    const attributes = `data-m class="term-chart__window term-chart__window--${state}"`
    return bar(attributes, window.opens, window.closes, windowHalf[state])
  })
  const inAxis = today >= axis.from && today <= axis.to
  return [
    ...listYearStarts(axis).map((day) => line('term-chart__year', day)),
    inAxis ? line('term-chart__today', today) : '',
    `<svg y="50%" overflow="visible">${[...bars, ...windows].join('')}</svg>`,
  ].join('')
}
