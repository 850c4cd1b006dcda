import { usePage } from '../../i18n'
import './books.css'

const rows = ['chapter', 'subsection', 'field'] as const

/** The rows that covers draw, each with its meaning. */
export function CoverLegend() {
  const { t } = usePage()
  return (
    <ul className="cover-legend" aria-label={t('knowledge.legend.title')}>
      {rows.map((row) => (
        <li key={row}>
          <span className={`cover-legend__row cover-legend__row--${row}`} aria-hidden="true" />
          {t(`knowledge.legend.${row}`)}
        </li>
      ))}
    </ul>
  )
}
