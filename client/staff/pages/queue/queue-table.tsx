import { languageCodes } from '#domain/site/locale'
import { type Choice, type QueuePage, type QueueRow, queueParams } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Hidden } from '../../../ui/text/inline'
import { DueText, StaffAvatar, StatusBadge } from '../../desk-parts'
import { DeskSelect } from '../../desk-select'
import { StaffLink } from '../../staff-link'
import { useStaff } from '../../staff-scope'
import '../../desk-parts.css'
import './desk-queue.css'
import './desk-queue-narrow.css'

const groups = ['over', 'today', 'ahead', 'held', 'done'] as const
/** Columns and their classes. */
const columns = [
  ['due', 'q__due'],
  ['ticket', 'q__what'],
  ['language', 'q__lang'],
  ['status', 'q__status'],
  ['assignee', 'q__who'],
  ['age', 'q__age'],
] as const

/** The tickets in groups: overdue ones first, those that wait for their sender last. */
export function QueueTable({ queue }: { queue: QueuePage }) {
  const { t, locale } = usePage()
  const { query } = useStaff()
  return (
    <form method="post" action={staffAddress(locale, 'queue') + query}>
      <div className="q__wrap">
        <table className="q__table">
          <caption>
            <Hidden>{t('deskQueue.caption')}</Hidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className="q__pick">
                <Hidden>{t('deskQueue.select')}</Hidden>
              </th>
              {columns.map(([column, className]) => (
                <th scope="col" className={className} key={column}>
                  {t(`deskQueue.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group
              group={group}
              rows={queue.rows.filter(({ due }) => due.state === group)}
              list={queue.lookUp === 'found' ? {} : queueParams(queue.filter)}
              key={group}
            />
          ))}
        </table>
      </div>
      <BatchAssign officers={queue.officers} />
    </form>
  )
}

interface GroupProps {
  group: (typeof groups)[number]
  rows: readonly QueueRow[]
  /** Parameters of the list, to which the tickets lead back. */
  list: Record<string, string>
}

function Group({ group, rows, list }: GroupProps) {
  const { t } = usePage()
  if (rows.length === 0) return null
  return (
    <tbody className={`q__group--${group}`}>
      {group !== 'done' && (
        <tr className="q__group">
          <th colSpan={columns.length + 1} scope="colgroup">
            {t(`deskQueue.groups.${group}`)}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row row={row} list={list} key={row.reference} />
      ))}
    </tbody>
  )
}

function Row({ row, list }: { row: QueueRow } & Pick<GroupProps, 'list'>) {
  const { t } = usePage()
  const { reference, kind, title, topic, sender, status, assignee, isMine, age, viewers } = row
  return (
    <tr>
      <td className="q__pick">
        <input type="checkbox" name="pick" value={reference} aria-label={reference} />
      </td>
      <td className="q__due">
        <DueText due={row.due} />
      </td>
      <td className="q__what">
        <StaffLink to="ticket" reference={reference} query={list} lang={row.locale}>
          {title ?? topic ?? kind}
        </StaffLink>
        <small>
          <bdi dir="ltr" className="ref">
            {reference}
          </bdi>
          {viewers.length > 0 && (
            <span className="q__viewers">
              {t('deskQueue.openFor', { names: viewers.join(t('date.separator')) })}
            </span>
          )}
          <span>{kind}</span>
          {sender && <bdi className="q__sender">{sender}</bdi>}
          {topic && <span className="q__topic">{topic}</span>}
        </small>
      </td>
      <td className="q__lang">
        <abbr title={t(`deskQueue.languages.${row.locale}`)}>
          <span lang={row.locale}>{languageCodes[row.locale]}</span>
        </abbr>
      </td>
      <td className="q__status">
        <StatusBadge status={status} />
      </td>
      <td className="q__who">
        {assignee === null ? (
          <span className="none-mini">{t('deskQueue.nobody')}</span>
        ) : (
          <span className={isMine ? 'who-mini is-mine' : 'who-mini'}>
            <StaffAvatar name={assignee} />
            <bdi>{assignee}</bdi>
          </span>
        )}
      </td>
      <td className="q__age">{t('deskQueue.age', { count: age })}</td>
    </tr>
  )
}

function BatchAssign({ officers }: { officers: readonly Choice[] }) {
  const { t } = usePage()
  const choices = officers.map(({ value, label }) => ({
    value,
    label: t('deskQueue.toOther', { name: label }),
  }))
  return (
    <div className="q__batch">
      <DeskSelect
        name="to"
        id="batch-to"
        label={<span className="q__picked">{t('deskQueue.batch')}</span>}
        empty={t('deskQueue.toMe')}
        choices={choices}
      />
      <button className="button button--secondary" type="submit" name="do" value="assign">
        {t('deskQueue.assign')}
      </button>
    </div>
  )
}
