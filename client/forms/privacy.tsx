import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { PageLink } from '../ui/text/link'
import './privacy-notice.css'

interface PrivacyProps {
  /** Purpose in one sentence, always visible. */
  purpose: string
  text: string
}

/** Privacy notice in two layers: the purpose, and the full text folded below it. */
export function Privacy({ purpose, text }: PrivacyProps) {
  const { t } = usePage()
  return (
    <section className="privacy-notice" aria-label={t('form.privacy.title')}>
      <p>{purpose}</p>
      <details>
        <summary>
          {t('form.privacy.title')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <p>{text}</p>
        <PageLink to="privacyPolicy">{t('form.privacy.link')}</PageLink>
      </details>
    </section>
  )
}
