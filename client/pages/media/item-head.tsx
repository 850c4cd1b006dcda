import type { ReactNode } from 'react'
import type { DateText } from '#domain/dates/date-text'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../i18n'
import { HeadFrame } from '../../ui/page/page-head'
import type { TransitionProps } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import type { NewsItemPayload } from './news-item/payload'
import './press-item.css'

interface ItemHeadProps {
  slug: string
  lead: string
  date: DateText
  readingMinutes: number
  /** Type or topic of the item. */
  subject?: ReactNode
  transition?: TransitionProps
  /** Next step of the reader. */
  action?: NewsItemPayload['action']
  /** Picture. */
  children?: ReactNode
}

export function ItemHead(props: ItemHeadProps) {
  const { t, site, title } = usePage()
  const { lead, date, readingMinutes, subject, transition, action, children } = props
  return (
    <HeadFrame>
      <div className="item-head">
        <div>
          <p className="item-meta">
            {subject && <span className="tag">{subject}</span>}
            {subject && ' · '}
            <Day date={date} />
            {' · '}
            <span>
              {toDigits(t('article.readingMinutes', { count: readingMinutes }), site.digits)}
            </span>
          </p>
          <h1 {...transition}>{title}</h1>
          <p className="lead">{lead}</p>
          {action && (
            <a className="button button--primary" href={action.path}>
              {action.label}
            </a>
          )}
        </div>
        {children}
      </div>
    </HeadFrame>
  )
}
