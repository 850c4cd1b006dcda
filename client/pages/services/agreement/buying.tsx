import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { RecordLink } from '../../../ui/text/link'
import type { AgreementPayload } from './payload'
import './agreement-parts.css'
import '../../../ui/lists/steps.css'

export function AgreementScope({ of: { scope } }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="scope">
      <h2 id="scope">{t('agreements.scope')}</h2>
      <ul className="agreement-scope">
        {scope.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

export function BuyingSteps({ of: { steps } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="buy">
      <h2 id="buy">{t('agreements.page.buy')}</h2>
      <ol className="steps steps--row">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <RecordLink to="service" params={{ slug: 'e-marketplace' }} className="link-arrow">
        {t('agreements.page.marketplace')}
        <Icon name="arrow-right" flip />
      </RecordLink>
    </section>
  )
}

export function PriceReview({ of: { priceReview } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (!priceReview) return null
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('agreements.page.prices')}</h2>
      <p>{priceReview}</p>
    </section>
  )
}
