import type { ReactNode } from 'react'
import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { Icon } from '../../ui/icons/icon'
import { CsvLink } from './csv-link'
import { RatingsTable } from './ratings-table'
import { ReasonsTable } from './reasons-table'
import { UsefulnessTable } from './usefulness-table'

/** What visitors said as charts side by side, below them the tables with all rows. */
export function FeedbackCharts({ of: payload }: { of: StatisticsPayload }) {
  const { feedback, total, pages, reasons, ratings } = payload
  const tables = {
    pages: total && <UsefulnessTable total={total} pages={pages} />,
    reasons: reasons.length > 0 && <ReasonsTable of={reasons} />,
    ratings: ratings.length > 0 && <RatingsTable of={ratings} />,
  } satisfies Record<keyof typeof feedback, ReactNode>
  const names = ['pages', 'reasons', 'ratings'] as const
  return (
    <>
      <div className="charts charts--three">
        {names.map((name) => (
          <section id={name} aria-labelledby={`${name}-title`} key={name}>
            <h3 id={`${name}-title`}>{feedback[name].finding}</h3>
            <Html html={feedback[name].html} />
          </section>
        ))}
      </div>
      {names.map(
        (name) =>
          tables[name] && (
            <Details name={name} key={name}>
              {tables[name]}
            </Details>
          ),
      )}
    </>
  )
}

interface DetailsProps {
  name: keyof StatisticsPayload['feedback']
  children: ReactNode
}

function Details({ name, children }: DetailsProps) {
  const { t } = usePage()
  return (
    <details className="feedback-table">
      <summary>
        {t('table.label', { columns: t(`statistics.titles.${name}`) })}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      {children}
      <CsvLink of={name} />
    </details>
  )
}
