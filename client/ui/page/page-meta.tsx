import type { DateText } from '#domain/dates/date-text'
import { usePage } from '../../i18n'
import { Day } from '../text/date'

export function PageMeta({ modified }: { modified: DateText }) {
  const { t } = usePage()
  return (
    <p className="page-meta">
      {t('pageMeta.modified')} <Day date={modified} />
    </p>
  )
}
