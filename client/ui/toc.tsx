import { usePage } from '../i18n'
import { Icon } from './icon'

/** What a long page holds: a closed list on a phone, always open beside the text. */
export function Toc({ contents }: { contents: readonly { id: string; title: string }[] }) {
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
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </div>
  )
}
