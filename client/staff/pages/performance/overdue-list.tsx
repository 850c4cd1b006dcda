import type { PerformancePage } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { DueText } from '../../due-text'
import { StaffAvatar } from '../../staff-avatar'
import { StaffLink, TicketLink } from '../../staff-link'
import './desk-performance.css'

/** Overdue tickets, the longest first; their texts are not read here. */
export function OverdueList({ performance }: { performance: PerformancePage }) {
  const { t } = usePage()
  const { figures, overdue } = performance
  const count = figures.find(({ name }) => name === 'overdue')?.value ?? 0
  return (
    <section className="board board--wide" aria-labelledby="overdue">
      <h2 id="overdue">{t('deskPerformance.overdue', { count })}</h2>
      {overdue.length > 0 && (
        <>
          <ol className="lates">
            {overdue.map(({ reference, kind, due, assignee }) => (
              <li key={reference}>
                <TicketLink reference={reference} />
                <span>{kind}</span>
                <DueText due={due} />
                {assignee === null ? (
                  <span className="lates__nobody">{t('deskPerformance.nobody')}</span>
                ) : (
                  <span className="lates__who">
                    <StaffAvatar name={assignee} />
                    <bdi>{assignee}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p>
            <StaffLink to="queue" query={{ view: 'overdue' }}>
              {t('deskPerformance.allOverdue')}
            </StaffLink>
          </p>
        </>
      )}
    </section>
  )
}
