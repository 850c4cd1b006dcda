import type { DateText } from '#domain/dates/date-text'
import { toDigits } from '#domain/dates/format'
import type { NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import './agreement-state.css'

export function AgreementState({ of: agreement }: { of: NamedAgreement }) {
  const { t, site } = usePage()
  const { status, joining, start, end, term } = agreement
  if (status === 'ended') return <Dated label={t('agreements.states.ended')} date={end} />
  if (joining?.isOpen) {
    const left = toDigits(t('agreements.left', { count: joining.days }), site.digits)
    return (
      <p className="agreement-state">
        <b>{t('agreements.states.joining', { left })}</b>
      </p>
    )
  }
  if (joining) return <Dated label={t('agreements.states.coming')} date={joining.opens} isFirm />
  if (status === 'upcoming') return <Dated label={t('agreements.states.upcoming')} date={start} />
  return (
    <p className="agreement-state">
      {t(`agreements.states.${term.type === 'closed' ? 'closed' : 'over'}`)}
    </p>
  )
}

interface DatedProps {
  label: string
  date: DateText
  isFirm?: boolean
}

function Dated({ label, date, isFirm = false }: DatedProps) {
  const day = <Day date={date} isShort />
  return (
    <p className="agreement-state">
      {`${label} `}
      {isFirm ? <b>{day}</b> : day}
    </p>
  )
}
