import type { ReactNode } from 'react'
import type { Locale } from '#domain/site/locale'
import type { RouteName } from '#domain/site/routes'
import { transitionFrom } from '../page/transition'
import { RecordLink } from '../text/link'
import '../card-link.css'
import './rows.css'

interface RowListProps {
  density?: 'compact' | 'large'
  /** As many columns as fit, for rows without `side` and `end`. */
  hasColumns?: boolean
  className?: string
  /** `ListRow` elements. */
  children: ReactNode
}

/** Records or files under one another, each with a line above it. */
export function RowList({ density, hasColumns, className = '', children }: RowListProps) {
  const names = ['rows', density && `rows--${density}`, hasColumns && 'rows--columns', className]
  return <ul className={names.filter(Boolean).join(' ')}>{children}</ul>
}

interface ListRowProps {
  /** `Icon` of its kind. */
  icon?: ReactNode
  /** Date and state: a column of its own in wide windows, a line above the title in narrow ones. */
  side?: ReactNode
  /** A line above the title. */
  meta?: ReactNode
  /** Text or a link; a link with the class `card-link` makes the whole row its target. */
  title: ReactNode
  /** Of its heading; a row without a text of its own needs none. */
  level?: 2 | 3 | 4
  /** Actions, a picture or a figure at the end of the row. */
  end?: ReactNode
  /** Language and direction of title and text, where it is not the page's. */
  language?: { lang?: Locale; dir?: 'ltr' | 'rtl' }
  /** Target of a link to the row. */
  id?: string
  /** A plain paragraph is the summary. */
  children?: ReactNode
}

export function ListRow(props: ListRowProps) {
  const { icon, side, meta, title, level, end, language, id, children } = props
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <li className="row" id={id}>
      {icon && <span className="row__icon">{icon}</span>}
      {side && <div className="row__side">{side}</div>}
      <div className="row__body" {...language}>
        {meta && <p className="item-meta">{meta}</p>}
        <Title className="row__title">{title}</Title>
        {children}
      </div>
      {end && <div className="row__end">{end}</div>}
    </li>
  )
}

interface RowLinkProps {
  to: RouteName
  slug: string
  /** The record is on a page with others, not on its own. */
  isOnList?: boolean
  title: string
  /** The whole row or card is its target. */
  isWhole?: boolean
  /** Kind of record whose title carries over to its page. */
  transition?: string
}

/** The title of a record as the link to it. */
export function RowLink(props: RowLinkProps) {
  const { to, slug, isOnList, title, isWhole, transition } = props
  const target = isOnList ? { hash: slug } : { params: { slug } }
  return (
    <RecordLink to={to} {...target} className={isWhole ? 'card-link' : undefined}>
      {transition ? <span {...transitionFrom('title', transition, slug)}>{title}</span> : title}
    </RecordLink>
  )
}
