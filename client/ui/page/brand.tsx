import { usePage } from '../../i18n'
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

const star =
  'M45.2 32.8L36.4 36.4L32.8 45.2L24 41.6L15.2 45.2L11.6 36.4L2.8 32.8L6.4 24L2.8 15.2L11.6 11.6L15.2 2.8L24 6.4L32.8 2.8L36.4 11.6L45.2 15.2L41.6 24Z'

/** Never mirrored in right-to-left text. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <path className="mark__star" d={star} />
      <path className="mark__rule" d="M15 31.5V26M21 31.5V22M27 31.5V18.5M33 31.5V15" />
    </svg>
  )
}
