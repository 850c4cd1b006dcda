import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'

const months = 12
const side = 10
const step = 12
const yearGap = 8
const yearLength = months * step + yearGap

interface MonthLaneProps {
  /** Years of the common axis. */
  years: number
  /** First month, counted from the start of the axis. */
  start: number
  /** Number of months. */
  count: number
}

/** A square for each month of an item on an axis that all items share. Words belong beside it. */
export function MonthLane({ years, start, count }: MonthLaneProps) {
  const { locale } = usePage()
  const width = years * yearLength - yearGap - (step - side)
  const isMirrored = directions[locale] === 'rtl'
  const squares = Array.from({ length: count }, (_, at) => {
    const x = startOf(start + at)
    return `M${isMirrored ? width - side - x : x} 0h${side}v${side}h-${side}z`
  })
  const axis = Array.from({ length: years }, (_, year) => {
    const x = year * yearLength
    const length = months * step - (step - side)
    return `M${isMirrored ? width - length - x : x} ${side / 2}h${length}`
  })
  return (
    <svg className="month-lane" viewBox={`0 0 ${width} ${side}`} aria-hidden>
      <path className="month-lane__axis" d={axis.join('')} />
      <path d={squares.join('')} />
    </svg>
  )
}

const startOf = (month: number) => month * step + Math.floor(month / months) * yearGap
