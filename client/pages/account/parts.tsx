import type { ReplyDayCounts } from '#domain/forms/member-state'
import { usePage } from '../../i18n'
import { DaySquares } from '../../ui/charts/day-squares'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/inline'
import './profile/profile.css'
import '../../forms/fields.css'
import '../../forms/form.css'

/** Working days of the promise that are spent and left, and those beyond it. */
export function WorkingDays({ of: { spent, left, over } }: { of: ReplyDayCounts }) {
  const { t, digits } = usePage()
  const text =
    over > 0 ? t('profile.days.over', { count: over }) : t('profile.days.left', { count: left })
  return (
    <p className="working-days">
      <DaySquares spent={spent} left={left} over={over} />
      <span>{digits(text)}</span>
    </p>
  )
}

/** Message of a field, without the messages of the forms, which these pages do not load. */
export function OwnError({ id, message }: { id: string; message: string }) {
  const { t, digits } = usePage()
  return (
    <p className="field__error" id={id}>
      <Icon name="circle-alert" />
      <span>
        <Hidden>{`${t('tickets.error')} `}</Hidden>
        {digits(message)}
      </span>
    </p>
  )
}
