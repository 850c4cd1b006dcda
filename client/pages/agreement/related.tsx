import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Emblem } from '../../ui/drawings/emblem'
import { transitionFrom } from '../../ui/page/transition'
import { ArrowLink, RecordLink } from '../../ui/text/link'
import { AgreementState } from '../framework-agreements/agreement-state'

export function RelatedAgreements({ of: { related, axis } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('agreements.page.related')}</h2>
      <ul className="agreement-items">
        {related.map((agreement) => (
          <li key={agreement.slug}>
            <Emblem
              of={agreement.figure}
              today={axis.today}
              transition={transitionFrom('emblem', 'agreement', agreement.slug)}
              isSmall
            />
            <div>
              <h3>
                <RecordLink to="agreement" params={{ slug: agreement.slug }}>
                  {agreement.title}
                </RecordLink>
              </h3>
              <AgreementState of={agreement} />
            </div>
          </li>
        ))}
      </ul>
      <ArrowLink to="frameworkAgreements">{t('agreements.page.all')}</ArrowLink>
    </section>
  )
}
