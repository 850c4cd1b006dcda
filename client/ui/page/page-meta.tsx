import type { DateText } from '#domain/payloads/payloads'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import { Day } from '../text/date'

/** When the page was last changed: stands at the end of every content page. */
export function PageMeta({ modified }: { modified: DateText }) {
  const { t } = usePage()
  return (
    <p className="page-meta">
      <Icon name="refresh-cw" />
      {t('pageMeta.modified')}
      <Day date={modified} />
    </p>
  )
}
