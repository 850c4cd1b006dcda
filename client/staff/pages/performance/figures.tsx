import type { FigureName, KeyFigure } from '#domain/staff/performance'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { useNumbers } from '../../staff-number'
import './desk-performance.css'

/** Figures of which more is better, and those that are neither good nor bad. */
const better: Partial<Record<FigureName, 'more' | 'neutral'>> = {
  received: 'neutral',
  answered: 'neutral',
  open: 'neutral',
  within: 'more',
}
const daysOf: readonly FigureName[] = ['firstMedian', 'firstNinth', 'answerMedian', 'answerNinth']

function toneOf({ name, value, former }: KeyFigure): 'good' | 'bad' | 'same' {
  if (value === null || former === null || value === former) return 'same'
  const wanted = better[name] ?? 'less'
  if (wanted === 'neutral') return 'same'
  return value > former === (wanted === 'more') ? 'good' : 'bad'
}

/** Key figures, each with that of the period before. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const { t } = usePage()
  return (
    <dl className="kpis">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{t(`deskPerformance.figures.${figure.name}`)}</dt>
          <FigureValue of={figure} />
          <Former of={figure} />
        </div>
      ))}
    </dl>
  )
}

function FigureValue({ of: { name, value } }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  if (value === null) return <dd className="kpis__none">{t('deskPerformance.none')}</dd>
  return (
    <dd className="kpis__value">
      <bdi>{write(value) + (name === 'within' ? '%' : '')}</bdi>
      {daysOf.includes(name) && <span>{t('deskPerformance.days', { count: value })}</span>}
    </dd>
  )
}

function Former({ of }: { of: KeyFigure }) {
  const { t } = usePage()
  const write = useNumbers()
  const { name, value, former } = of
  if (former === null) return <dd className="kpis__was">{t('deskPerformance.noFormer')}</dd>
  const hasTrend = value !== null && value !== former
  return (
    <dd className={`kpis__was kpis__was--${toneOf(of)}`}>
      {hasTrend && <Icon name={value > former ? 'trending-up' : 'trending-down'} />}
      {t('deskPerformance.former')} <bdi>{write(former) + (name === 'within' ? '%' : '')}</bdi>
    </dd>
  )
}
