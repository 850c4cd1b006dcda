import { may } from '#domain/access/permissions'
import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Hidden } from '../../../ui/text/hidden'
import { DeskSelect } from '../../desk-select'
import { useStaff, useTicketAddress } from '../../staff-scope'

export function Assignee({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const { reference, assignee, officers } = ticket
  const action = useTicketAddress(reference)
  if (!may(frame.roles, 'tickets.assign')) return null
  return (
    <section className="box" aria-labelledby="assignee-title">
      <h2 id="assignee-title">{t('deskQueue.columns.assignee')}</h2>
      <form className="box__row" method="post" action={action}>
        <DeskSelect
          name="assignee"
          label={<Hidden>{t('deskQueue.columns.assignee')}</Hidden>}
          empty={t('deskQueue.nobody')}
          choices={officers}
          value={assignee ?? ''}
        />
        <button className="button button--secondary" type="submit" name="do" value="assign">
          {t('deskQueue.assign')}
        </button>
      </form>
    </section>
  )
}
