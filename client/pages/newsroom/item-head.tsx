import type { ReactNode } from 'react'
import { toDigits } from '#domain/format'
import type { Locale } from '#domain/locale'
import type { DateText } from '#domain/payloads'
import { usePage } from '../../i18n'
import { inLanguage } from '../../ui/borrowed'
import { Day } from '../../ui/date'
import { Cover } from '../../ui/drawings/cover'
import { HeadFrame } from '../../ui/page-head'

interface ItemHeadProps {
  slug: string
  lead: string
  date: DateText
  readingMinutes: number
  lang: Locale | null
  /** What it is, or what it is about. */
  subject?: ReactNode
  /** What stands below the lead. */
  children?: ReactNode
}

/** The head of a page to be read: subject, day and reading time, title, lead, and its drawing. */
export function ItemHead(props: ItemHeadProps) {
  const { t, site, title } = usePage()
  const { slug, lead, date, readingMinutes, lang, subject, children } = props
  return (
    <>
      <HeadFrame lang={lang}>
        <div className="item-head">
          <p className="item-meta">
            {subject && <span className="tag">{subject}</span>}
            <Day date={date} />
            <span>
              {toDigits(t('plurals.readingMinutes', { count: readingMinutes }), site.digits)}
            </span>
          </p>
          <h1 {...inLanguage(lang)}>{title}</h1>
          <p className="lead" {...inLanguage(lang)}>
            {lead}
          </p>
          {children}
        </div>
      </HeadFrame>
      <div className="item-cover">
        <Cover slug={slug} width={1440} height={520} />
      </div>
    </>
  )
}
