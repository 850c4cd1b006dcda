import type { DateText } from '#domain/dates/date-text'
import { usePage } from '../../i18n'
import './dated.css'

interface StackedDaysProps {
  first: DateText
  /** Equal to `first` for a single day. */
  last: DateText
}

export function StackedDays({ first, last }: StackedDaysProps) {
  const { t } = usePage()
  const isSpan = last.iso !== first.iso
  return (
    <div className="stacked-days">
      <time dateTime={first.iso}>{first.gregorian}</time>
      {isSpan && (
        <p>
          {t('programmes.until')} <time dateTime={last.iso}>{last.gregorian}</time>
        </p>
      )}
      <p className="hijri">
        <time dateTime={first.iso}>{first.hijri}</time>
      </p>
      {isSpan && (
        <p className="hijri">
          {t('programmes.until')} <time dateTime={last.iso}>{last.hijri}</time>
        </p>
      )}
    </div>
  )
}
