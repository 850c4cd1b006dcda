import type { Locale } from '#domain/locale'
import { usePage } from '../i18n'
import { inLanguage } from './borrowed'
import { Icon } from './icon'

interface TocProps {
  contents: readonly { id: string; title: string }[]
  /** The language of the text, where that is not the page's. */
  lang?: Locale | null
}

/** What a long page holds: a closed list on a phone, always open beside the text. */
export function Toc({ contents, lang = null }: TocProps) {
  const { t } = usePage()
  return (
    <div className="sticky">
      <h2 className="toc__title">{t('toc.title')}</h2>
      <details className="toc">
        <summary>
          {t('toc.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <nav aria-label={t('toc.title')}>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} {...inLanguage(lang)}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </div>
  )
}
