import type { Form } from '#domain/forms/form'
import { usePage } from '../i18n'
import { PageLink } from '../ui/text/link'

export function Privacy({ of, text }: { of: Form; text: string }) {
  const { t } = usePage()
  const id = `${of.name}-privacy`
  return (
    <section className="privacy-notice" aria-labelledby={id}>
      <h3 id={id}>{t('form.privacy.title')}</h3>
      <p>{text}</p>
      <PageLink to="privacyPolicy">{t('form.privacy.link')}</PageLink>
    </section>
  )
}
