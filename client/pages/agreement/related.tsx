import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { ArrowLink } from '../../ui/text/link'
import { NamedAgreements } from '../framework-agreements/named-agreements'

export function RelatedAgreements({ of: { related, axis } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('agreements.page.related')}</h2>
      <NamedAgreements of={related} today={axis.today} />
      <ArrowLink to="frameworkAgreements">{t('agreements.page.all')}</ArrowLink>
    </section>
  )
}
