import type { DisclosureOutcome } from '#domain/content/pages/disclosure'
import { usePage } from '../../i18n'
import { Badge } from '../../ui/text/badge'

const looks = {
  granted: { tone: 'success', icon: 'circle-check' },
  partial: { tone: 'warn', icon: 'circle-dashed' },
  refused: { tone: 'danger', icon: 'ban' },
  'not-held': { tone: 'calm', icon: 'circle-slash-2' },
} as const

export function OutcomeBadge({ of }: { of: DisclosureOutcome }) {
  const { t } = usePage()
  return <Badge {...looks[of]}>{t(`disclosures.outcomes.${of}`)}</Badge>
}
