import type { NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'

/** What counts for an agreement today: joining, its next day, or that nobody joins any more. */
export function AgreementState({ of: agreement }: { of: NamedAgreement }) {
  const { t, digits } = usePage()
  const { joining, term } = agreement
  if (joining?.isOpen) {
    const left = digits(t('agreements.left', { count: joining.days }))
    return <p className="tag">{t('agreements.states.joining', { left })}</p>
  }
  const next = nextDay(agreement)
  const lasting = term.type === 'closed' ? 'closed' : 'over'
  return (
    <p className="hint">
      {`${t(`agreements.states.${next?.state ?? lasting}`)} `}
      {next && <Day date={next.date} isShort />}
    </p>
  )
}

function nextDay({ status, joining, start, end }: NamedAgreement) {
  if (status === 'ended') return { state: 'ended', date: end } as const
  if (joining) return { state: 'coming', date: joining.opens } as const
  return status === 'upcoming' ? ({ state: 'upcoming', date: start } as const) : null
}
