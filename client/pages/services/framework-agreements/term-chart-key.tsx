import type { AgreementType, WindowState } from '#domain/content/services/joining-windows'
import { usePage } from '../../../i18n'
import '../../../ui/drawings/term-chart.css'

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

/** Explains the marks of the charts. */
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
