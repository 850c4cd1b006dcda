import { toDigits } from '#domain/dates/format'
import type { ReplyDayCounts } from '#domain/forms/member-state'
import { usePage } from '../../../i18n'
import { type DayMark, DaySquares, marksOver } from '../../../ui/charts/day-squares'
import './working-days.css'

/** Working days of the promise that are spent and left, and those beyond it. */
export function WorkingDays({ of: { spent, left, over } }: { of: ReplyDayCounts }) {
  const { t, locale, site } = usePage()
  const marks: DayMark[] = [
    ...Array<DayMark>(spent).fill('spent'),
    ...Array<DayMark>(left).fill('open'),
    ...marksOver(over),
  ]
  const text =
    over > 0 ? t('profile.days.over', { count: over }) : t('profile.days.left', { count: left })
  return (
    <p className="working-days">
      <DaySquares marks={marks} locale={locale} />
      <span>{toDigits(text, site.digits)}</span>
    </p>
  )
}
