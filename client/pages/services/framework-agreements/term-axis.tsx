import type { AxisPayload } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import '../../../ui/drawings/term-chart.css'
import '../../../ui/record-charts/record-chart.css'

/** Part of the axis at its end in which a label would not fit, in per cent. */
const endPart = 93

/** Labels of the years and of today along an axis, whose lines the charts draw. */
export function TermAxis({ of: { years, now } }: { of: AxisPayload }) {
  const { t } = usePage()
  return (
    <div className="axis" aria-hidden="true">
      {now && (
        <AxisLabel at={now.at} variant={`axis__at--now axis__at--${sideOf(now.at)}`}>
          {t('agreements.axis.today', { day: now.label })}
        </AxisLabel>
      )}
      {years.map(
        ({ at, label }) =>
          at <= endPart && (
            <AxisLabel at={at} key={label}>
              {label}
            </AxisLabel>
          ),
      )}
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
  variant?: string
  children: string
}

/** The CSP forbids inline styles, so an empty SVG with the width of the offset moves the label. */
function AxisLabel({ at, variant = '', children }: AxisLabelProps) {
  return (
    <span className={`axis__at ${variant}`.trim()}>
      <svg width={`${at}%`} height="1" aria-hidden="true" />
      <span>
        <span>{children}</span>
      </span>
    </span>
  )
}

const bar = 'M0 5h24v8H0z'
const window = 'M8 1h8v16H8z'
/** The marks of a term chart, drawn with its classes. */
const marks = {
  term: <path className="term-chart__term" d={bar} />,
  closed: <path className="term-chart__term term-chart__term--closed" d={bar} />,
  gone: <path className="term-chart__gone" d={bar} />,
  past: <path className="term-chart__window term-chart__window--past" d={window} />,
  open: <path className="term-chart__window term-chart__window--open" d={window} />,
  coming: <path className="term-chart__window" d={window} />,
}
type Mark = keyof typeof marks
const allMarks = Object.keys(marks) as Mark[]

/** The marks of one chart; default: all. */
export function TermChartKey({ of: shown = allMarks }: { of?: readonly Mark[] }) {
  const { t } = usePage()
  return (
    <ul className="chart-key chart-note" aria-label={t('agreements.key.title')}>
      {allMarks
        .filter((mark) => shown.includes(mark))
        .map((mark) => (
          <li key={mark}>
            <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
              {marks[mark]}
            </svg>
            {t(`agreements.key.${mark}`)}
          </li>
        ))}
    </ul>
  )
}
