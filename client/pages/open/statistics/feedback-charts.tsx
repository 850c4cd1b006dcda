import { toDigits } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { FoldDetails } from '../../../ui/page/fold'
import { DataTable } from '../../../ui/text/table-frame'
import type { StatisticsPayload, UsefulnessCounts } from './payload'
import '../../../ui/accordion.css'
import '../../../ui/lists/rows.css'
import '../../../ui/lists/text-cells.css'
import './statistics.css'

const names = ['pages', 'reasons', 'ratings'] as const

/** What visitors said: charts side by side, below them tables with all rows. */
export function FeedbackCharts({ of: payload }: { of: StatisticsPayload }) {
  const { t, locale } = usePage()
  const tables = useTables(payload)
  return (
    <>
      <ul className="text-cells statistics">
        {names.map((name) => (
          <li id={name} key={name}>
            <h3>{payload.feedback[name].finding}</h3>
            <Html html={payload.feedback[name].html} />
          </li>
        ))}
      </ul>
      <div className="accordion">
        {names.map((name) => {
          const title = t('table.label', { columns: t(`statistics.titles.${name}`) })
          return (
            tables[name].rows.length > 0 && (
              <FoldDetails title={title} key={name}>
                <DataTable label={title} {...tables[name]} />
                <p className="row__links">
                  <a href={`${routePath('statistics', locale)}/${name}.csv`} download>
                    <Icon name="download" />
                    {t(`statistics.files.${name}`)}
                  </a>
                </p>
              </FoldDetails>
            )
          )
        })}
      </div>
    </>
  )
}

const columns = {
  pages: ['page', 'yes', 'no', 'share'],
  reasons: ['reason', 'answer', 'count'],
  ratings: ['service', 'ratingCount', 'average'],
} as const

function useTables({ pages, reasons, ratings, total }: StatisticsPayload) {
  const { t, site } = usePage()
  const columnsOf = (table: (typeof names)[number]) =>
    columns[table].map((name) => toDigits(t(`statistics.${name}`), site.digits))
  const linkTo = ({ href, title }: { href: string; title: string }) => <a href={href}>{title}</a>
  const cellsOf = ({ yes, no, percent }: UsefulnessCounts) => [yes, no, `${percent}%`]
  return {
    pages: {
      columns: columnsOf('pages'),
      rows: pages.map((page) => [linkTo(page), ...cellsOf(page)]),
      total: total ? [t('statistics.all'), ...cellsOf(total)] : undefined,
    },
    reasons: {
      columns: columnsOf('reasons'),
      rows: reasons.map(({ title, answer, count }) => [title, t(`statistics.${answer}`), count]),
    },
    ratings: {
      columns: columnsOf('ratings'),
      rows: ratings.map((service) => [linkTo(service), service.count, service.average]),
    },
  }
}
