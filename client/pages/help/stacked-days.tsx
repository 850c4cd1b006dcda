import type { DateText } from '#domain/dates/date-text'
import { usePage } from '../../i18n'
import { Day } from '../../ui/text/date'

interface StackedDaysProps {
  first: DateText
  /** Equal to `first` for a single day. */
  last: DateText
}

/** When something takes place: the first words of its row. */
export function StackedDays({ first, last }: StackedDaysProps) {
  const { t } = usePage()
  return (
    <>
      <Day date={first} isStacked />
      {last.iso !== first.iso && (
        <p>
          {t('programmes.until')} <Day date={last} isStacked />
        </p>
      )}
    </>
  )
}
