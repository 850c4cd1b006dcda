import { directions, type Locale } from '#domain/site/locale'
import './day-squares.css'

/**
 * A working day until a reply: `over` is beyond the promised days, `held` while the sender's answer
 * is awaited.
 */
export type DayMark = 'spent' | 'open' | 'over' | 'held'

const side = 10
const step = 12
/** Squares for days beyond the promise; the words beside them give the whole number. */
const mostOver = 5

/** As many marks for days beyond the promise as are drawn. */
export function marksOver(days: number): DayMark[] {
  return Array.from({ length: Math.min(days, mostOver) }, () => 'over')
}

/** One square for each working day, in the direction of the language. Words belong beside it. */
export function DaySquares({ marks, locale }: { marks: readonly DayMark[]; locale: Locale }) {
  const width = marks.length * step - (step - side)
  const rtl = directions[locale] === 'rtl'
  return (
    <svg
      className="day-squares"
      viewBox={`0 0 ${width} ${side}`}
      width={width}
      height={side}
      aria-hidden
    >
      {marks.map((mark, index) => {
        const at = index * step
        const x = rtl ? width - side - at : at
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity
          <g key={index} className={`day day--${mark}`}>
            <rect x={x + 0.75} y={0.75} width={side - 1.5} height={side - 1.5} rx={1.5} />
            {mark === 'over' && <path d={`M${x + 2} ${side - 2}L${x + side - 2} 2`} />}
          </g>
        )
      })}
    </svg>
  )
}
