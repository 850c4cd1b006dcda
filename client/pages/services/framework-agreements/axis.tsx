import type { AxisPayload } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import '../../../ui/drawings/term-chart.css'

/** Part of the axis at its end in which a label would not fit, in per cent. */
const endPart = 93

/** Years and today above or below charts; the charts draw the lines. */
export function TermAxis({ of: { years, now } }: { of: AxisPayload }) {
  const { t } = usePage()
  return (
    <div className="axis" aria-hidden="true">
      {now && (
        <AxisLabel at={now.at} className={`axis__at axis__at--now axis__at--${sideOf(now.at)}`}>
          {t('agreements.axis.today', { day: now.label })}
        </AxisLabel>
      )}
      {years
        .filter(({ at }) => at <= endPart)
        .map(({ at, label }) => (
          <AxisLabel at={at} key={label}>
            {label}
          </AxisLabel>
        ))}
    </div>
  )
}

/** The label of today lies on its line; near an end of the axis it stays inside. */
function sideOf(at: number): 'first' | 'middle' | 'last' {
  if (at < 18) return 'first'
  return at > 82 ? 'last' : 'middle'
}

interface AxisLabelProps {
  at: number
  className?: string
  children: string
}

/** The policy of the site refuses inline styles: an empty drawing as wide as the place moves the text. */
function AxisLabel({ at, className = 'axis__at', children }: AxisLabelProps) {
  return (
    <span className={className}>
      <svg width={`${at}%`} height="1" aria-hidden="true" />
      <span>
        <span>{children}</span>
      </span>
    </span>
  )
}
