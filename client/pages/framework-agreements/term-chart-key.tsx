import type { AgreementType } from '#domain/content/services/joining-windows'
import { usePage } from '../../i18n'

const marks = {
  open: ['term', 'gone', 'past', 'open', 'coming'],
  closed: ['closed', 'gone'],
  all: ['term', 'closed', 'gone', 'past', 'open', 'coming'],
} as const

/** Explains the marks of the charts (sheet `term-chart`), all or those of one type. */
export function TermChartKey({ type = 'all' }: { type?: AgreementType | 'all' }) {
  const { t } = usePage()
  return (
    <ul className="term-chart-key" aria-label={t('agreements.key.title')}>
      {marks[type].map((mark) => (
        <li key={mark}>
          <i className={`term-chart-key__mark term-chart-key__mark--${mark}`} />
          {t(`agreements.key.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
