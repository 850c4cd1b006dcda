import type { DueState } from '#domain/staff/queue'
import { workingDaysToReply } from '#domain/tickets/reply-time'
import { usePage } from '../i18n'
import { type DayMark, DaySquares, marksOver } from '../ui/charts/day-squares'
import './desk-parts.css'

function marksOf({ state, days }: DueState): DayMark[] {
  if (state === 'held') return Array<DayMark>(workingDaysToReply).fill('held')
  const left = state === 'ahead' ? Math.min(days, workingDaysToReply) : 0
  return [
    ...Array<DayMark>(workingDaysToReply - left).fill('spent'),
    ...Array<DayMark>(left).fill('open'),
    ...(state === 'over' ? marksOver(days) : []),
  ]
}

/** Working days until a reply is due, as squares and in words. */
export function DueText({ due }: { due: DueState }) {
  const { t, locale } = usePage()
  const { state, days } = due
  return (
    <span className={`due due--${state}`}>
      {state !== 'done' && <DaySquares marks={marksOf(due)} locale={locale} />}
      <span>
        {state === 'ahead' || state === 'over'
          ? t(`desk.due.${state}`, { count: days })
          : t(`desk.due.${state}`)}
      </span>
    </span>
  )
}
