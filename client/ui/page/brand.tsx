import { usePage } from '../../i18n'
import { PageLink } from '../text/link'
import { Mark } from '../text/mark'

export function Brand() {
  const { t } = usePage()
  return (
    <PageLink to="home" className="brand">
      <Mark />
      <span className="brand__name">{t('site.name')}</span>
    </PageLink>
  )
}
