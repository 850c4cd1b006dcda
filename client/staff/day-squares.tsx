import { workingDaysToReply } from '#domain/dates/calendar'
import type { DueState } from '#domain/staff/queue'

const size = 8.5
const step = 12
const mostOver = 5

/** One square for a working day: spent, left, or over (struck through). The words stand beside it. */
export function DaySquares({ due: { state, days: count } }: { due: DueState }) {
  if (state === 'done') return null
  const ahead = state === 'ahead' ? Math.min(count, workingDaysToReply) : 0
  const over = state === 'over' ? Math.min(count, mostOver) : 0
  const total = workingDaysToReply + over
  const width = total * step - 2
  const partOf = (at: number) => {
    if (at >= workingDaysToReply) return 'over'
    if (state === 'held') return 'held'
    return at >= workingDaysToReply - ahead ? 'ahead' : 'spent'
  }
  const days = Array.from({ length: total }, (_, at) => ({ x: at * step, part: partOf(at) }))
  return (
    <svg className="days" viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
      {days.map((day) => (
        <Day key={day.x} {...day} />
      ))}
    </svg>
  )
}

function Day({ x, part }: { x: number; part: string }) {
  return (
    <>
      <rect
        className={`day day--${part}`}
        x={x + 0.75}
        y="0.75"
        width={size}
        height={size}
        rx="1.5"
      />
      {part === 'over' && <path className="day day--strike" d={`M${x + 2.5} 7.5l5-5`} />}
    </>
  )
}
