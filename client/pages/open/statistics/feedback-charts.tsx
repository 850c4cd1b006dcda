import type { ReactNode } from 'react'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { FoldDetails } from '../../../ui/page/fold'
import { TableFrame } from '../../../ui/text/table-frame'
import { RatingsTable, UsefulnessTable } from './feedback-tables'
import type { StatisticsPayload } from './payload'
import '../../../ui/accordion.css'
import '../../../ui/lists/rows.css'
import './statistics.css'

/** Feedback of visitors: charts side by side, below them tables with all rows. */
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
      <div className="accordion">
        {names.map(
          (name) =>
            tables[name] && (
              <Details name={name} key={name}>
                {tables[name]}
              </Details>
            ),
        )}
      </div>
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
    <FoldDetails title={t('table.label', { columns: t(`statistics.titles.${name}`) })}>
      {children}
      <CsvLink of={name} />
    </FoldDetails>
  )
}

function ReasonsTable({ of }: { of: StatisticsPayload['reasons'] }) {
  const { t } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: t('statistics.titles.reasons') })}>
      <table className="statistics">
        <thead>
          <tr>
            <th scope="col">{t('statistics.reason')}</th>
            <th scope="col">{t('statistics.answer')}</th>
            <th scope="col">{t('statistics.count')}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((reason) => (
            <tr key={reason.title}>
              <th scope="row">{reason.title}</th>
              <td>{t(`statistics.${reason.answer}`)}</td>
              <td>
                <bdi>{reason.count}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function CsvLink({ of }: { of: 'pages' | 'reasons' | 'ratings' }) {
  const { t, locale } = usePage()
  return (
    <p className="row__links">
      <a href={`${routePath('statistics', locale)}/${of}.csv`} download>
        <Icon name="download" />
        {t(`statistics.files.${of}`)}
      </a>
    </p>
  )
}
