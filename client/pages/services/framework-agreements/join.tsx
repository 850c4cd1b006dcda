import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { RecordLink } from '../../../ui/text/link'
import './join.css'
import '../../../ui/lists/steps.css'

const steps = ['eligible', 'apply', 'sign'] as const

export function Join({ isRow = false }: { isRow?: boolean }) {
  const { t, site } = usePage()
  const count = agreementRules.open.joinForDays
  const days = toDigits(t('agreements.days', { count }), site.digits)
  return (
    <section className="join" aria-labelledby="join">
      <h2 id="join">{t('agreements.join.title')}</h2>
      <ol className={isRow ? 'steps steps--row' : 'steps'}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`agreements.join.${step}.title`)}</h3>
            <p>
              {step === 'apply'
                ? t('agreements.join.apply.text', { days })
                : t(`agreements.join.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
      <RecordLink to="service" params={{ slug: 'join-framework-agreement' }} className="link-arrow">
        {t('agreements.join.more')}
        <Icon name="arrow-right" flip />
      </RecordLink>
    </section>
  )
}
