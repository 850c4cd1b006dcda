import type { DateText } from '#domain/payloads/payloads'
import { usePage } from '../../i18n'

interface StackedDaysProps {
  first: DateText
  /** The last of several days; the same as the first where there is only one. */
  last: DateText
}

/** A day or a span of days, a line each, and below in the Hijri calendar. */
export function StackedDays({ first, last }: StackedDaysProps) {
  const { t } = usePage()
  const isSpan = last.iso !== first.iso
  return (
    <div className="stacked-days">
      <time dateTime={first.iso}>{first.gregorian}</time>
      {isSpan && (
        <p>
          {t('reply.until')} <time dateTime={last.iso}>{last.gregorian}</time>
        </p>
      )}
      <p className="hijri">
        <time dateTime={first.iso}>{first.hijri}</time>
      </p>
      {isSpan && (
        <p className="hijri">
          {t('reply.until')} <time dateTime={last.iso}>{last.hijri}</time>
        </p>
      )}
    </div>
  )
}
