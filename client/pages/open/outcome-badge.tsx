import type { DisclosureOutcome } from '#domain/content/pages/disclosure'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import '../../ui/text/badge.css'

const looks = {
  granted: { tone: 'success', icon: 'circle-check' },
  partial: { tone: 'warn', icon: 'circle-dashed' },
  refused: { tone: 'danger', icon: 'ban' },
  'not-held': { tone: 'calm', icon: 'circle-slash-2' },
} as const

export function OutcomeBadge({ of }: { of: DisclosureOutcome }) {
  const { t } = usePage()
  const { tone, icon } = looks[of]
  return (
    <span className={`badge tone--${tone}`}>
      <Icon name={icon} />
      {t(`disclosures.outcomes.${of}`)}
    </span>
  )
}
