import { directions, languageCodes } from '#domain/site/locale'
import {
  type Choice,
  isFinishedView,
  isLookUp,
  type QueuePage,
  type QueueRow,
  queueParams,
} from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { isOpen } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskPager, DueText, StatusBadge, Who } from '../../desk-parts'
import { StaffLink, useStaffFile } from '../../staff-link'
import { QueueFilters } from './filters'
import { SavedViews, Views } from './views'
import './desk-queue.css'

export function DeskQueue({ data: queue }: { data: QueuePage }) {
  const { t } = usePage()
  const { filter, counts, rows, next, lookUp } = queue
  const file = useStaffFile('queue')
  const isFound = isLookUp(queue)
  const title = isFound
    ? t(`deskQueue.${lookUp === 'found' ? 'found' : 'foundWords'}`)
    : t(`deskQueue.views.${filter.view}`)
  return (
    <div className="desk-cols desk-cols--queue">
      <Views queue={queue} />
      <section className="q" aria-labelledby="queue-title">
        <header className="toolbar">
          <h1 id="queue-title">
            {title}{' '}
            <bdi className="count" id="queue-count">
              {isFound ? rows.length : counts[filter.view]}
            </bdi>
          </h1>
          {!isFound && <QueueFilters queue={queue} />}
          <PostForm to="queue" className="toolbar__end">
            <DoButton value="next" look="button--primary" keys="n">
              {t('deskQueue.next')}
            </DoButton>
          </PostForm>
        </header>
        {lookUp && lookUp !== 'found' && lookUp !== 'foundWords' && (
          <DeskAlert>{t(`deskQueue.lookUp.${lookUp}`)}</DeskAlert>
        )}
        {lookUp === 'foundWords' && <p>{t('deskQueue.searched')}</p>}
        {queue.handOver && <HandOver of={queue.handOver} />}
        {rows.length === 0 ? <Empty queue={queue} /> : <QueueTable queue={queue} />}
        <DeskPager
          of="deskQueue"
          to="queue"
          query={queueParams(filter)}
          isContinued={queue.isContinued}
          next={next === null ? null : { after: next }}
        />
        {!isFound && rows.length > 0 && (
          <p className="toolbar">
            <a
              className="button button--secondary"
              href={file({ ...queueParams(filter), bom: '1' })}
            >
              <Icon name="download" />
              {t('deskQueue.csv.label')}
            </a>
          </p>
        )}
        {!isFound && <SavedViews queue={queue} />}
        {/* The script asks for this address again, and replaces what has changed. */}
        {!isFound && !isFinishedView(filter.view) && <div hidden data-refresh />}
      </section>
    </div>
  )
}

function Empty({ queue: { filter } }: { queue: QueuePage }) {
  const { t } = usePage()
  return (
    <div className="toolbar">
      <p>{t('deskQueue.empty')}</p>
      {filter.view === 'mine' ? (
        <PostForm to="queue">
          <DoButton value="next">{t('deskQueue.next')}</DoButton>
        </PostForm>
      ) : (
        <StaffLink to="queue">{t('deskQueue.all')}</StaffLink>
      )}
    </div>
  )
}

/** Id of the form to which the boxes of the rows belong: rows have forms of their own. */
const batchForm = 'batch'
const groups = ['over', 'today', 'ahead', 'held', 'done'] as const
/** Columns and their classes. */
const columns = [
  ['ticket', 'q__what'],
  ['due', 'q__due'],
  ['status', 'q__status'],
  ['assignee', 'q__who'],
  ['age', 'q__age'],
] as const

/** The tickets in groups: overdue ones first, those that wait for their sender last. */
function QueueTable({ queue }: { queue: QueuePage }) {
  const { t } = usePage()
  return (
    <>
      <div className="desk-scroll">
        <table className="desk-table q__table">
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
              list={isLookUp(queue) ? {} : queueParams(queue.filter)}
              key={group}
            />
          ))}
        </table>
      </div>
      <BatchAssign officers={queue.officers} />
    </>
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
    <tbody>
      {group !== 'done' && (
        <tr className={`q__group q__group--${group}`}>
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

/** What it is about and who sent it, then how the message begins. */
function Row({ row, list }: { row: QueueRow } & Pick<GroupProps, 'list'>) {
  const { t } = usePage()
  const { reference, kind, title, topic, sender, status, referral, age, viewers, marks } = row
  return (
    <tr>
      <td className="q__pick">
        <label className="option">
          <input
            type="checkbox"
            name="pick"
            value={reference}
            form={batchForm}
            aria-label={reference}
          />
        </label>
      </td>
      <td className="q__what">
        <StaffLink to="ticket" reference={reference} query={list}>
          {[kind, topic].filter(Boolean).join(t('date.separator'))}
          {sender && (
            <>
              {' '}
              <bdi className="q__sender">{sender}</bdi>
            </>
          )}
        </StaffLink>
        <small>
          <span className="ref">
            <bdi dir="ltr">{reference}</bdi>{' '}
            <abbr lang={row.locale} title={t(`deskQueue.languages.${row.locale}`)}>
              {languageCodes[row.locale]}
            </abbr>
          </span>
          {marks.map((mark) => (
            <span className="badge tone--new" key={mark}>
              {t(`deskQueue.marks.${mark}`)}
            </span>
          ))}
          {viewers.length > 0 && (
            <span className="is-noted">
              {t('deskQueue.openFor', { names: viewers.join(t('date.separator')) })}
            </span>
          )}
          {title && (
            <span className="q__text" lang={row.locale} dir={directions[row.locale]}>
              {title}
            </span>
          )}
        </small>
      </td>
      <td className="q__due">
        <DueText due={row.due} />
      </td>
      <td className="q__status">
        <StatusBadge status={status} />
        {referral && (
          <small className="q__referral">
            <bdi>{referral.team}</bdi> <DueText due={referral.due} />
          </small>
        )}
      </td>
      <td className="q__who">
        <Who name={row.assignee} isMine={row.isMine} />
        {row.absentee && <small>{t('deskQueue.away')}</small>}
      </td>
      <td className="q__age">
        {t('deskQueue.age', { count: age })}
        {isOpen(status) && <RowActions row={row} list={list} />}
      </td>
    </tr>
  )
}

/** Assigns the ticket to the reader, or begins its next step, without opening it first. */
function RowActions({ row, list }: { row: QueueRow } & Pick<GroupProps, 'list'>) {
  const { t } = usePage()
  const { reference, status, assignee, isMine, absentee } = row
  const isTakeable = status === 'received' && (assignee === null || isMine)
  const toReader = absentee ? 'deskQueue.takeOver' : 'deskQueue.toMe'
  const nameOf = (text: string) => `${text} ${reference}`
  return (
    <div className="q__acts">
      {!isMine && (
        <PostForm
          to="queue"
          keepsQuery
          hidden={{ pick: reference, ...(absentee && { from: absentee }) }}
        >
          <DoButton value="assign" label={nameOf(t(toReader))}>
            {t(toReader)}
          </DoButton>
        </PostForm>
      )}
      {isTakeable ? (
        <PostForm to="ticket" reference={reference}>
          <DoButton value="take" label={nameOf(t('deskTicket.take.reader'))}>
            {t('deskTicket.take.reader')}
          </DoButton>
        </PostForm>
      ) : (
        <StaffLink
          to="ticket"
          reference={reference}
          query={list}
          fragment="compose"
          className="button button--secondary"
          label={nameOf(t('deskTicket.nextStep'))}
        >
          {t('deskTicket.nextStep')}
        </StaffLink>
      )}
    </div>
  )
}

/** Hands all open tickets of somebody who is away over to a colleague. */
function HandOver({ of: { absent, present } }: { of: NonNullable<QueuePage['handOver']> }) {
  const { t } = usePage()
  return (
    <PostForm to="queue" keepsQuery className="toolbar" aria-label={t('deskQueue.handOver.title')}>
      <SelectField
        name="from"
        id="hand-over-from"
        label={t('deskQueue.handOver.from')}
        choices={absent}
      />
      <SelectField
        name="to"
        id="hand-over-to"
        label={t('deskQueue.handOver.to')}
        choices={present}
      />
      <DoButton value="handOver">{t('deskQueue.handOver.submit')}</DoButton>
    </PostForm>
  )
}

/** Assigns the chosen tickets; shown while one is chosen (desk-queue.css). */
function BatchAssign({ officers }: { officers: readonly Choice[] }) {
  const { t, locale } = usePage()
  const choices = officers.map(({ value, label }) => ({
    value,
    label: t('deskQueue.toOther', { name: label }),
  }))
  return (
    <PostForm to="queue" keepsQuery className="toolbar q__batch" id={batchForm}>
      <SelectField
        name="to"
        id="batch-to"
        label={t('deskQueue.batch')}
        empty={t('deskQueue.toMe')}
        choices={choices}
      />
      <DoButton value="assign">{t('deskQueue.assign')}</DoButton>
      <button
        className="button button--secondary"
        type="submit"
        formMethod="get"
        formAction={staffAddress(locale, 'batch')}
      >
        {t('deskQueue.batchStep')}
      </button>
    </PostForm>
  )
}
