import type { ReactNode } from 'react'
import type { Locale } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { inLanguage } from '../text/untranslated'

type Contents = readonly { id: string; title: string }[]

const phoneClasses = {
  bar: 'sticky toc-bar',
  place: 'sticky',
  none: 'sticky toc-wide',
}

interface TocProps {
  contents: Contents
  /** Language of the text if it is not the page's. */
  lang?: Locale | null
  /** On phones a bar, by default; in its place, which scrolls away; or nothing. */
  phone?: keyof typeof phoneClasses
}

/** Contents beside a text; on phones a bar that stays at the top of the window. */
export function Toc({ contents, lang = null, phone = 'bar' }: TocProps) {
  const { t } = usePage()
  return (
    <TocSheet title={t('toc.title')} className={phoneClasses[phone]}>
      <Links contents={contents} lang={lang} />
    </TocSheet>
  )
}

/** The bar alone, as a child of `main`, for pages that have no contents beside their text. */
export function TocBar({ contents }: { contents: Contents }) {
  const { t } = usePage()
  return (
    <TocSheet title={t('toc.title')} className="toc-bar toc-bar--phone">
      <Links contents={contents} lang={null} />
    </TocSheet>
  )
}

function Links({ contents, lang }: { contents: Contents; lang: Locale | null }) {
  return (
    <ol>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} {...inLanguage(lang)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

interface TocSheetProps {
  title: string
  className?: string
  /** A list of links. */
  children: ReactNode
}

/** Collapsed on phones, always open beside the text. */
export function TocSheet({ title, className = 'sticky', children }: TocSheetProps) {
  return (
    <div className={className}>
      <h2 className="toc__title">{title}</h2>
      <details className="toc">
        <summary>
          {title}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <nav aria-label={title}>{children}</nav>
      </details>
    </div>
  )
}
