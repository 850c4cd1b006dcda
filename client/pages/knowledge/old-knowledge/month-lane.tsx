import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import './old-knowledge.css'

const months = 12
const side = 10
const step = 12
const yearGap = 8
const yearLength = months * step + yearGap

interface MonthLaneProps {
  /** Years of the common axis, which narrow windows name at each lane. */
  years: readonly string[]
  /** First month, counted from the start of the axis. */
  start: number
  /** Number of months. */
  count: number
}

/** A square for each month of an item on an axis that all items share. Words belong beside it. */
export function MonthLane({ years, start, count }: MonthLaneProps) {
  const { locale } = usePage()
  const width = years.length * yearLength - yearGap - (step - side)
  const isMirrored = directions[locale] === 'rtl'
  const squares = Array.from({ length: count }, (_, at) => {
    const x = startOf(start + at)
    return `M${isMirrored ? width - side - x : x} 0h${side}v${side}h-${side}z`
  })
  const axis = years.map((_, year) => {
    const x = year * yearLength
    const length = months * step - (step - side)
    return `M${isMirrored ? width - length - x : x} ${side / 2}h${length}`
  })
  return (
    <>
      <svg className="month-lane" viewBox={`0 0 ${width} ${side}`} aria-hidden>
        <path className="month-lane__axis" d={axis.join('')} />
        <path d={squares.join('')} />
      </svg>
      <YearNames of={years} />
    </>
  )
}

const startOf = (month: number) => month * step + Math.floor(month / months) * yearGap

/** Names of the years of the axis, hidden from assistive technology: dates stand beside it. */
export function YearNames({ of: years }: { of: readonly string[] }) {
  return (
    <p className="year-names" aria-hidden>
      {years.map((year) => (
        <span key={year}>{year}</span>
      ))}
    </p>
  )
}
