import type { DateText } from '#domain/payloads'
import { usePage } from '../../i18n'

interface StackedDaysProps {
  first: DateText
  /** The last of several days; the same as the first where there is only one. */
  last: DateText
}

/** A day or a span of days, a line each, with the Hijri date of the first below. */
export function StackedDays({ first, last }: StackedDaysProps) {
  const { t } = usePage()
  return (
    <div className="stacked-days">
      <time dateTime={first.iso}>{first.gregorian}</time>
      {last.iso !== first.iso && (
        <p>
          {t('reply.until')} <time dateTime={last.iso}>{last.gregorian}</time>
        </p>
      )}
      <p className="hijri">
        <time dateTime={first.iso}>{first.hijri}</time>
      </p>
    </div>
  )
}
