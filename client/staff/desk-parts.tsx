import type { ReactNode } from 'react'
import type { DueState } from '#domain/staff/queue'
import { type Status, workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../i18n'
import { StatusTitle, toneOf } from '../pages/help/inquiry/badge'
import { DaySquares } from '../ui/charts/day-squares'
import { Hidden } from '../ui/text/inline'
import { StaffLink, type StaffLinkProps } from './staff-link'
import '../ui/text/prose.css'
import '../ui/media/avatar.css'
import './desk.css'
import './desk-table.css'

/** A status in the words that its sender reads. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={`badge tone--${toneOf(status)}`}>
      <StatusTitle status={status} />
    </span>
  )
}

/** Working days until a reply is due, as squares and in words. */
export function DueText({ due }: { due: DueState }) {
  const { t } = usePage()
  const { state, days } = due
  const left = state === 'ahead' ? Math.min(days, workingDaysToReply) : 0
  return (
    <span className={`due due--${state}`}>
      {state !== 'done' && (
        <DaySquares
          spent={workingDaysToReply - left}
          left={left}
          over={state === 'over' ? days : 0}
          isHeld={state === 'held'}
        />
      )}
      <span>
        {state === 'ahead' || state === 'over'
          ? t(`desk.due.${state}`, { count: days })
          : t(`desk.due.${state}`)}
      </span>
    </span>
  )
}

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '').replace(/^ال(?=..)/, '')][0] ?? '').join('\u200c')
}

export function StaffAvatar({ name }: { name: string }) {
  return (
    <span className="avatar avatar--tiny" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

interface WhoProps {
  /** Null for a ticket without an assignee. */
  name: string | null
  isMine?: boolean
}

/** An officer with the first letters of their name. */
export function Who({ name, isMine = false }: WhoProps) {
  const { t } = usePage()
  if (name === null) return <span className="is-muted">{t('deskQueue.nobody')}</span>
  return (
    <span className="who">
      <StaffAvatar name={name} />
      {isMine ? (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  )
}

/** Visible hint of a shortcut; `aria-keyshortcuts` announces it to assistive technology. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd dir="ltr">{keys}</kbd>
    </span>
  )
}

/** Says why something was not done; it takes focus (script/send-forms.ts). */
export function DeskAlert({ children }: { children: ReactNode }) {
  return (
    <p className="desk-alert" role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}

interface DeskBoxProps {
  /** Of the heading. */
  id: string
  title: string
  children: ReactNode
}

/** A titled part of a page. */
export function DeskBox({ id, title, children }: DeskBoxProps) {
  return (
    <section className="desk-box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface Tab extends Pick<StaffLinkProps, 'to' | 'query' | 'isCurrent' | 'shortcut'> {
  text: string
  count?: number | null
  /** The count is in the colour of what is overdue. */
  isOver?: boolean
  /** Number of those that the reader has not seen; none by default. */
  unseen?: number
}

/** Links to parts of a page or of the desk, the current one marked; a `nav` stands around them. */
export function DeskTabs({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <ul className="tabs">
      {tabs.map(({ text, count, isOver, unseen = 0, ...link }) => (
        <li key={text}>
          <StaffLink {...link}>
            <span>{text}</span>
            {typeof count === 'number' && (
              <bdi className={isOver ? 'count is-over' : 'count'}>{count}</bdi>
            )}
            {unseen > 0 && <UnseenCount count={unseen} />}
          </StaffLink>
        </li>
      ))}
    </ul>
  )
}

function UnseenCount({ count }: { count: number }) {
  const { t } = usePage()
  return (
    <span className="count is-unseen" title={t('desk.unseen', { count })}>
      <bdi aria-hidden="true">{count}</bdi>
      <Hidden>{t('desk.unseen', { count })}</Hidden>
    </span>
  )
}

interface DeskPagerProps {
  /** The page's messages, with the texts of its pager. */
  of: 'deskQueue' | 'deskModeration' | 'deskAudit'
  to: StaffLinkProps['to']
  /** Parameters of the list. */
  query: Record<string, string>
  isContinued: boolean
  /** Parameters of the next page besides those of the list; null on the last one. */
  next: Record<string, string> | null
}

/** Leads to the next page of a list, and back to its first one. */
export function DeskPager({ of, to, query, isContinued, next }: DeskPagerProps) {
  const { t } = usePage()
  if (!isContinued && !next) return null
  return (
    <nav className="toolbar desk-pager" aria-label={t(`${of}.pages`)}>
      {isContinued && (
        <StaffLink to={to} query={query}>
          {t(`${of}.first`)}
        </StaffLink>
      )}
      {next && (
        <StaffLink to={to} query={{ ...query, ...next }}>
          {t(`${of}.more`)}
        </StaffLink>
      )}
    </nav>
  )
}

interface DeskTableProps {
  /** Name of the region in which the table scrolls. */
  label: string
  /** Titles of the columns. */
  heads: readonly string[]
  caption?: string
  className?: string
  /** Shows a part of the rows, which scroll below the heads. */
  isLong?: boolean
  /** The first cell of a row is its title. */
  rows?: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Rows of another kind. */
  children?: ReactNode
}

/** A table in a labelled region in which it scrolls, so that the page does not. */
export function DeskTable(props: DeskTableProps) {
  const { label, heads, caption, className = '', isLong, rows = [], children } = props
  return (
    <section
      className={isLong ? 'desk-scroll desk-scroll--long' : 'desk-scroll'}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={`desk-table ${className}`.trim()}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [title, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {cells.map((cell, at) => (
                <td data-column={heads[at + 1]} key={heads[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {children}
        </tbody>
      </table>
    </section>
  )
}
