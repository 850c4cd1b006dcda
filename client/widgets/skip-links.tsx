import { usePage } from '../i18n'

export function SkipLinks() {
  const { t } = usePage()
  return (
    <nav className="skip" aria-label={t('skip.label')}>
      <a href="#tools">{t('skip.tools')}</a>
      <a href="#main">{t('skip.content')}</a>
    </nav>
  )
}
