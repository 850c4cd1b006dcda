import { usePage } from '../../i18n'

const marks = ['term', 'closed', 'gone', 'past', 'open', 'coming'] as const

/** Explains the marks of the charts (sheet `term-chart`). */
export function TermChartKey() {
  const { t } = usePage()
  return (
    <ul className="term-chart-key" aria-label={t('agreements.key.title')}>
      {marks.map((mark) => (
        <li key={mark}>
          <i className={`term-chart-key__mark term-chart-key__mark--${mark}`} />
          {t(`agreements.key.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
