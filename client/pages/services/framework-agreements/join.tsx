import { agreementRules } from '#domain/content/services/joining-windows'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Steps } from '../../../ui/lists/steps'
import { RecordLink } from '../../../ui/text/link'

const steps = ['eligible', 'apply', 'sign'] as const

/** How a supplier joins an open agreement. */
export function JoinSteps() {
  const { t, digits } = usePage()
  const count = agreementRules.open.joinForDays
  const days = digits(t('agreements.days', { count }))
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
