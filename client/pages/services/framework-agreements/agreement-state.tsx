import { countYears, joiningWindows } from '#domain/content/services/joining-windows'
import type { DateText } from '#domain/dates/date-text'
import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { AgreementFigure } from '#domain/payloads/agreement-figure'
import type { NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import './agreement-state.css'

/** The state of an agreement in a line. */
export function AgreementState({ of: agreement }: { of: NamedAgreement }) {
  const { t, site } = usePage()
  const { status, joining, start, end, figure } = agreement
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
      {t(`agreements.states.${figure.type === 'closed' ? 'closed' : 'over'}`)}
    </p>
  )
}

interface DatedProps {
  label: string
  date: DateText
  isFirm?: boolean
}

function Dated({ label, date, isFirm = false }: DatedProps) {
  const day = <Day date={date} />
  return (
    <p className="agreement-state">
      {`${label} `}
      {isFirm ? <b>{day}</b> : day}
    </p>
  )
}

/** The parts of an emblem with their numbers: `4 sides`, `7 petals`, `214 dots`. */
export function countEmblem(t: Translate, digits: Digits, figure: AgreementFigure) {
  const { contractors } = figure
  return {
    sides: toDigits(t('agreements.emblem.sides', { count: countYears(figure) }), digits),
    petals: toDigits(
      t('agreements.emblem.petals', { count: joiningWindows(figure).length }),
      digits,
    ),
    dots: toDigits(t('agreements.emblem.dots', { count: contractors }), digits),
  }
}
