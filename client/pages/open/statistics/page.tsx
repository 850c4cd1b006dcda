import type { DatasetHighlight } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection } from '../../../ui/page/section'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import { splitSections } from '../../../ui/text/split-sections'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { StatisticsPayload, UsefulnessCounts } from './payload'
import '../../../ui/text/running-text.css'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import { routePath } from '#domain/site/routes'
import { DataTable } from '../../../ui/text/table-frame'
import '../../../ui/accordion.css'
import '../../../ui/lists/rows.css'
import '../../../ui/lists/text-cells.css'
import './statistics.css'

export function Statistics(page: PageProps<StatisticsPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { figures, replies, holdings, lead, upTo } = payload
  const hasFeedback = payload.total !== null || payload.ratings.length > 0
  return (
    <>
      <PageHead lead={lead}>{figures.length > 0 && <Figures of={figures} />}</PageHead>
      {replies.length > 0 && (
        <PageSection id="replies" title={t('statistics.replies')} ground="tint">
          <Highlights of={replies} />
        </PageSection>
      )}
      {holdings.length > 0 && (
        <PageSection id="site" title={t('statistics.site.title')}>
          <Highlights of={holdings} />
        </PageSection>
      )}
      <PageSection
        id="opinions"
        title={t('statistics.totals')}
        {...(!hasFeedback && { lead: `${t('statistics.none')} ${t('statistics.noRatings')}` })}
        more={
          <p className="item-meta">
            {t('statistics.upTo')} <Day date={upTo} />
          </p>
        }
        ground="tint"
      >
        {hasFeedback && <FeedbackCharts of={payload} />}
      </PageSection>
      <PageSection id="method" title={t('statistics.method')} shape="ledger">
        <Method of={payload} />
      </PageSection>
      <PageBody of={page} />
    </>
  )
}

function Figures({ of: figures }: { of: StatisticsPayload['figures'] }) {
  const { t } = usePage()
  return (
    <Facts shape="figures">
      {figures.map(({ name, value, period }) => (
        <Fact
          term={
            <>
              {t(`statistics.site.${name}`)}
              {period && <small>{period}</small>}
            </>
          }
          key={name}
        >
          <LargeNumber>{value}</LargeNumber>
        </Fact>
      ))}
    </Facts>
  )
}

function Highlights({ of: highlights }: { of: readonly DatasetHighlight[] }) {
  const { t } = usePage()
  return (
    <ul className="text-cells statistics">
      {highlights.map(({ slug, title, file, chart }) => (
        <li key={slug}>
          <h3 id={`chart-${slug}`}>{chart.finding}</h3>
          <Html html={chart.html} />
          <p className="row__links">
            <a href={file} download>
              <Icon name="download" />
              {t('statistics.csv')}
            </a>
            <RecordLink to="dataset" params={{ slug }}>
              {t('openData.datasetLink', { title })}
            </RecordLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Method({ of: { body, contents } }: { of: StatisticsPayload }) {
  const { title } = usePage()
  const { intro, sections } = splitSections(body, contents)
  return (
    <div className="flow prose">
      <Blocks of={intro} />
      <section className="accordion" aria-label={title}>
        {sections.map(({ id, title: heading, body: blocks }) => (
          <FoldDetails id={id} title={heading} key={id}>
            <div className="flow">
              <Blocks of={blocks} />
            </div>
          </FoldDetails>
        ))}
      </section>
    </div>
  )
}

const names = ['pages', 'reasons', 'ratings'] as const

/** What visitors said: charts side by side, below them tables with all rows. */
function FeedbackCharts({ of: payload }: { of: StatisticsPayload }) {
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
  const { t, digits } = usePage()
  const columnsOf = (table: (typeof names)[number]) =>
    columns[table].map((name) => digits(t(`statistics.${name}`)))
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
