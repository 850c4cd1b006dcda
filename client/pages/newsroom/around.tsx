import type { NewsItemPayload } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

export function Around({ newer, older }: Pick<NewsItemPayload, 'newer' | 'older'>) {
  const { t } = usePage()
  if (!newer && !older) return null
  return (
    <nav className="around" aria-label={t('newsroom.around')}>
      {older && (
        <RecordLink to="newsItem" params={{ slug: older.slug }} className="around__older">
          <span>
            <Icon name="chevron-left" flip />
            {t('newsroom.older')}
          </span>
          <strong>{older.title}</strong>
        </RecordLink>
      )}
      {newer && (
        <RecordLink to="newsItem" params={{ slug: newer.slug }} className="around__newer">
          <span>
            {t('newsroom.newer')}
            <Icon name="chevron-right" flip />
          </span>
          <strong>{newer.title}</strong>
        </RecordLink>
      )}
    </nav>
  )
}
