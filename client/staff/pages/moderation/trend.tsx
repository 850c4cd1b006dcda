import type { LineChart } from '#domain/datasets/chart'
import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { type LineFrame, placeLine } from '../../../ui/charts/place-line'
import { Icon } from '../../../ui/icons/icon'
import './desk-votes.css'

const frame: LineFrame = { width: 96, height: 24, margin: 2, padding: 0, isCropped: false }
const whole = 100

/** A percentage week by week from 0 to 100, as a line and in words; its weeks open in a list. */
export function Trend({ weeks }: { weeks: readonly (number | null)[] }) {
  const { t, locale } = usePage()
  const points = weeks.filter((week) => week !== null)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) {
    return <span className="hint">{t('deskModeration.votes.noTrend')}</span>
  }
  const { line } = placeLine(toChart(points), frame, directions[locale] === 'rtl')
  return (
    <details className="trend">
      <summary>
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          width={frame.width}
          height={frame.height}
          aria-hidden="true"
        >
          <path className="trend__base" d={`M0 ${frame.height - 0.5}h${frame.width}`} />
          <path className="trend__line" d={line} />
        </svg>
        <span>{t('deskModeration.votes.trend', { first, last })}</span>
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <ol>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the week
          <li key={at}>
            {t('deskModeration.votes.week', { week: at + 1 })}{' '}
            <bdi>{week === null ? t('deskModeration.votes.none') : `${week}%`}</bdi>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The whole as a goal keeps the scale of all rows the same. */
function toChart(points: readonly number[]): LineChart {
  return {
    form: 'line',
    finding: '',
    caption: '',
    label: '',
    table: { head: [], rows: [] },
    missed: null,
    points: points.map((value) => ({ label: '', value, text: '', isMissed: false })),
    goal: { value: whole, label: '' },
  }
}
