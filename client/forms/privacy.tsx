import { usePage } from '../i18n'
import { ArrowLink } from '../ui/text/link'
import { TextFold } from '../ui/text/text-fold'

interface PrivacyProps {
  /** Purpose in one sentence, always visible. */
  purpose: string
  text: string
}

/** Privacy notice in two layers: the purpose, and the full text folded below it. */
export function Privacy({ purpose, text }: PrivacyProps) {
  const { t } = usePage()
  return (
    <section className="hint" aria-label={t('form.privacy.title')}>
      <p>{purpose}</p>
      <TextFold title={t('form.privacy.title')}>
        <p>{text}</p>
        <ArrowLink to="privacyPolicy">{t('form.privacy.link')}</ArrowLink>
      </TextFold>
    </section>
  )
}
