import type { DueState } from '#domain/staff/queue'
import { usePage } from '../i18n'
import { DaySquares } from './day-squares'

/** Working days until a reply is due, as squares and in words. */
export function DueText({ due }: { due: DueState }) {
  const { t } = usePage()
  const { state, days } = due
  return (
    <span className={`due due--${state}`}>
      <DaySquares due={due} />
      <span>
        {state === 'ahead' || state === 'over'
          ? t(`desk.due.${state}`, { count: days })
          : t(`desk.due.${state}`)}
      </span>
    </span>
  )
}
