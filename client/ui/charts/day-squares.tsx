import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import './day-squares.css'

interface DaySquaresProps {
  /** Working days that are gone, and those left until the promise. */
  spent: number
  left: number
  /** Days beyond the promise. */
  over?: number
  /** Days are not counted while the sender's answer is awaited. */
  isHeld?: boolean
}

const side = 10
const step = 12
/** Squares for days beyond the promise; the words beside them give the whole number. */
const mostOver = 5

/** One square for each working day, in the direction of the language. Words belong beside it. */
export function DaySquares({ spent, left, over = 0, isHeld = false }: DaySquaresProps) {
  const { locale } = usePage()
  const marks = [
    ...Array<string>(spent).fill(isHeld ? 'held' : 'spent'),
    ...Array<string>(left).fill('open'),
    ...Array<string>(Math.min(over, mostOver)).fill('over'),
  ]
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
