import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Steps } from '../../../ui/lists/steps'
import { RecordLink } from '../../../ui/text/link'

const steps = ['eligible', 'apply', 'sign'] as const

/** How a supplier joins an open agreement. */
export function JoinSteps() {
  const { t, site } = usePage()
  const count = agreementRules.open.joinForDays
  const days = toDigits(t('agreements.days', { count }), site.digits)
  return (
    <>
      <Steps
        of={steps.map((step) => ({
          title: t(`agreements.join.${step}.title`),
          text: t(`agreements.join.${step}.text`, { days }),
        }))}
        isRow
      />
      <RecordLink to="service" params={{ slug: 'join-framework-agreement' }} className="link-arrow">
        {t('agreements.join.more')}
        <Icon name="arrow-right" flip />
      </RecordLink>
    </>
  )
}
