import { directions, localPath } from '#domain/site/locale'
import { type ReadingPage, readingPeriods, readingTables } from '#domain/staff/reading'
import { usePage } from '../../../i18n'
import { SeriesPlot } from '../../../ui/charts/line'
import { PlotTable } from '../../../ui/charts/plot-table'
import { Icon } from '../../../ui/icons/icon'
import { DeskBox, DeskTable, DeskTabs } from '../../desk-parts'
import { StaffLink, useStaffFile } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import '../performance/desk-performance.css'

interface ReadingProps {
  of: ReadingPage
}

export function DeskReading({ data: reading }: { data: ReadingPage }) {
  const { t } = usePage()
  const file = useStaffFile('reading')
  const { period, from, to } = reading
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskReading.title')}</h1>
        <nav aria-label={t('deskReading.period')}>
          <DeskTabs
            tabs={readingPeriods.map((one) => ({
              to: 'reading',
              query: { period: String(one) },
              text: t(`deskReading.periods.d${one}`),
              isCurrent: one === period,
            }))}
          />
        </nav>
        <ul className="button-row toolbar__end" aria-label={t('deskReading.csv.label')}>
          {readingTables.map((table) => (
            <li key={table}>
              <a
                className="button button--secondary"
                href={file({ period: String(period), bom: '1', table })}
              >
                <Icon name="download" />
                {`CSV ${t(`deskReading.csv.tables.${table}`)}`}
              </a>
            </li>
          ))}
        </ul>
      </header>
      <p className="hint">
        {t('deskReading.range', { from, to })} {t('deskReading.rule')}
      </p>
      <div className="boards">
        <Pages of={reading} />
        <Days of={reading} />
        <Sources of={reading} />
        <Searches of={reading} />
      </div>
    </div>
  )
}

function Pages({ of: { pages } }: ReadingProps) {
  const { t, locale } = usePage()
  const write = useNumbers()
  const [most] = pages
  const columns = ['page', 'total', 'ar', 'en'] as const
  const title = most ? t('deskReading.most', { title: most.title }) : t('deskReading.pages')
  return (
    <DeskBox id="pages" title={title}>
      {pages.length === 0 ? (
        <p className="hint">{t('deskReading.none')}</p>
      ) : (
        <DeskTable
          label={t('deskReading.pages')}
          heads={columns.map((column) => t(`deskReading.columns.${column}`))}
          rows={pages.map(({ title: name, path, total, ar, en }) => ({
            key: path ?? name,
            cells: [
              path === null ? (
                <bdi key="page">{name}</bdi>
              ) : (
                <a href={localPath(path, locale)} key="page">
                  <bdi>{name}</bdi>
                </a>
              ),
              write(total),
              write(ar),
              write(en),
            ],
          }))}
          isLong
        />
      )}
    </DeskBox>
  )
}

function Days({ of: { days, views } }: ReadingProps) {
  const { t, locale } = usePage()
  const write = useNumbers()
  const finding = t('deskReading.views', { count: views.total })
  const columns = ['day', 'total', 'ar', 'en'] as const
  const rows = days.map(({ label, total, ar, en }) => [label, write(total), write(ar), write(en)])
  const inTime = days.toReversed()
  return (
    <DeskBox id="days" title={finding}>
      <p>{t('deskReading.split', { ar: write(views.ar), en: write(views.en) })}</p>
      {views.total > 0 && (
        <>
          <figure className="plot">
            <SeriesPlot
              series={[inTime.map(({ total }) => total)]}
              scale={{}}
              rtl={directions[locale] === 'rtl'}
              label={finding}
              labels={inTime.map(({ date }) => date)}
              write={write}
            />
          </figure>
          <PlotTable
            of={{
              finding,
              table: { head: columns.map((one) => t(`deskReading.columns.${one}`)), rows },
            }}
            title={t('deskReading.dayTable')}
          />
        </>
      )}
    </DeskBox>
  )
}

function Sources({ of: { sources, views } }: ReadingProps) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['source', 'total'] as const
  return (
    <DeskBox id="sources" title={t('deskReading.sourcesTitle')}>
      <p className="hint">{t('deskReading.sourcesHint')}</p>
      {views.total === 0 ? (
        <p className="hint">{t('deskReading.none')}</p>
      ) : (
        <DeskTable
          label={t('deskReading.csv.tables.sources')}
          heads={columns.map((column) => t(`deskReading.columns.${column}`))}
          rows={sources.map(({ source, total }) => ({
            key: source,
            cells: [t(`deskReading.sources.${source}`), write(total)],
          }))}
        />
      )}
    </DeskBox>
  )
}

/** What visitors searched for in vain; an editor begins a question with it. */
function Searches({ of: { searches, mayWrite } }: ReadingProps) {
  const { t } = usePage()
  const write = useNumbers()
  const shown = ['search', 'language', 'visitors', 'lastDay'] as const
  const columns = mayWrite ? [...shown, 'write' as const] : shown
  return (
    <DeskBox id="searches" title={t('deskReading.searchesTitle')}>
      <p className="hint">{t('deskReading.searchesHint')}</p>
      {searches.length === 0 ? (
        <p className="hint">{t('deskReading.noSearches')}</p>
      ) : (
        <DeskTable
          label={t('deskReading.csv.tables.searches')}
          heads={columns.map((column) => t(`deskReading.columns.${column}`))}
          rows={searches.map(({ query, locale, visitors, lastDay }) => ({
            key: `${locale} ${query}`,
            cells: [
              <bdi lang={locale} key="search">
                {query}
              </bdi>,
              t(`deskReading.languages.${locale}`),
              write(visitors),
              lastDay,
              ...(mayWrite
                ? [
                    <StaffLink
                      to="content"
                      query={{ kind: 'question', title: query, in: locale }}
                      fragment="create"
                      label={`${t('deskReading.write')}: ${query}`}
                      key="write"
                    >
                      {t('deskReading.write')}
                    </StaffLink>,
                  ]
                : []),
            ],
          }))}
        />
      )}
    </DeskBox>
  )
}
