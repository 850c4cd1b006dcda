import { usePage } from '../../i18n'
import { BrandMark } from '../text/brand-mark'
import { PageLink } from '../text/link'

export function Brand() {
  const { t } = usePage()
  return (
    <PageLink to="home" className="brand">
      <BrandMark />
      <span className="brand__name">{t('site.name')}</span>
    </PageLink>
  )
}
