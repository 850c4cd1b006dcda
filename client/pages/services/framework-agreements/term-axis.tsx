import type { AgreementType, WindowState } from '#domain/content/services/joining-windows'
import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import '../../../ui/drawings/term-chart.css'

/** Part of the axis at its end in which a label would not fit, in per cent. */
const endPart = 93

/** Labels of the years and of today along an axis, whose lines the charts draw. */
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

/** The CSP forbids inline styles, so an empty SVG with the width of the offset moves the label. */
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

const windowStates: readonly WindowState[] = ['past', 'open', 'coming']
const marks = {
  open: ['term', 'gone', 'past', 'open', 'coming'],
  closed: ['closed', 'gone'],
  all: ['term', 'closed', 'gone', 'past', 'open', 'coming'],
} as const

interface TermChartKeyProps {
  /** Default: the marks of both types. */
  type?: AgreementType | 'all'
  /** States of the windows that are drawn; default: all. */
  windows?: readonly WindowState[]
}

export function TermChartKey({ type = 'all', windows = windowStates }: TermChartKeyProps) {
  const { t } = usePage()
  const missing: readonly string[] = windowStates.filter((state) => !windows.includes(state))
  return (
    <ul className="term-chart-key" aria-label={t('agreements.key.title')}>
      {marks[type]
        .filter((mark) => !missing.includes(mark))
        .map((mark) => (
          <li key={mark}>
            <i className={`term-chart-key__mark term-chart-key__mark--${mark}`} />
            {t(`agreements.key.${mark}`)}
          </li>
        ))}
    </ul>
  )
}

/** A term chart in a sentence or two. */
export function describeTerm(t: Translate, digits: Digits, agreement: NamedAgreement): string {
  const { title, joining } = agreement
  const windows = countWindows(t, agreement)
  const whole = t('agreements.chart', { title, term: writeTerm(t, agreement), windows })
  if (!joining) return toDigits(whole, digits)
  const { number, isOpen, opens, closes } = joining
  const next = isOpen
    ? t('agreements.chartOpen', { number, day: closes.gregorian })
    : t('agreements.chartNext', { number, day: opens.gregorian })
  return toDigits(`${whole} ${next}`, digits)
}

/** A term chart in a few words, for beside the name and the state of the agreement. */
export function nameTerm(t: Translate, digits: Digits, agreement: NamedAgreement): string {
  const windows = countWindows(t, agreement)
  return toDigits(writeTerm(t, agreement) + t('date.separator') + windows, digits)
}

const writeTerm = (t: Translate, { start, end }: NamedAgreement) =>
  t('agreements.term', { from: start.gregorian, to: end.gregorian })

const countWindows = (t: Translate, { windowCount: count }: NamedAgreement) =>
  count === 0 ? t('agreements.noWindows') : t('agreements.windows', { count })
