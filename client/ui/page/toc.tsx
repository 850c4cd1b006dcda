import type { ReactNode } from 'react'
import type { Locale } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { inLanguage } from '../text/untranslated'
import '../sticky.css'
import './toc.css'
import './toc-bar.css'

interface TocProps {
  contents: readonly { id: string; title: string }[]
  /** Language of the text if it is not the page's. */
  lang?: Locale | null
  /**
   * Default: beside the text, on phones a bar that stays at the top of the window.
   * With `toc-bar--phone`, as a child of `main`, it is the bar alone.
   */
  className?: string
}

export function Toc({ contents, lang = null, className = 'sticky toc-bar' }: TocProps) {
  const { t } = usePage()
  return (
    <TocSheet title={t('toc.title')} className={className}>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} {...inLanguage(lang)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </TocSheet>
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
      <details className="toc wide-fold">
        <summary>
          {title}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <nav aria-label={title}>{children}</nav>
      </details>
    </div>
  )
}
