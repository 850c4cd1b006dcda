import { smallFormState } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Fold } from '../../../ui/page/fold'
import { HeadFrame } from '../../../ui/page/page-head'
import { Day } from '../../../ui/text/date'
import { Fact, Hidden } from '../../../ui/text/inline'
import { VersionChanges } from '../../../ui/text/version-changes'
import { LazyPageBody, LazyUseCases } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { ChartChoiceForm, ChartUses } from './chart-uses'
import { Downloads, MainDownloads } from './downloads'
import type { DatasetPayload } from './payload'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import '../../../widgets/feedback/comments.css'
import { DataTable } from '../../../ui/text/table-frame'
import './dataset.css'

export function Dataset(page: PageProps<DatasetPayload>) {
  const { payload, personalState } = page
  const { t, title } = usePage()
  const { topic, summary, chart, useCases } = payload
  return (
    <>
      <HeadFrame>
        <p className="tag">
          {t('dataset.kind')} · {t(`openData.topics.${topic}`)}
        </p>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <MainDownloads of={payload} />
        <DatasetFacts of={payload} />
      </HeadFrame>
      <LazyPageBody of={page}>
        <div className="columns columns--aside">
          <Downloads of={payload} />
          <div className="stack dataset-parts">
            {chart && (
              <section aria-labelledby="chart">
                <h2 id="chart">{chart.finding}</h2>
                <Html html={chart.html} />
                <ChartChoiceForm of={chart} slug={payload.slug} />
                <ChartUses of={chart} />
              </section>
            )}
            <DatasetPreview of={payload} />
            <Columns of={payload} />
            <Quality of={payload} />
            <Versions of={payload} />
          </div>
        </div>
        <Fold
          id="use-cases"
          title={t('useCase.title')}
          isOpen={smallFormState(personalState)?.kind === 'comment'}
          hasTitle
        >
          <LazyUseCases of={useCases} personalState={personalState} />
        </Fold>
      </LazyPageBody>
    </>
  )
}

const marks = ['complete', 'timely', 'consistent', 'limits'] as const

function Quality({ of: { quality, isLate, version } }: { of: DatasetPayload }) {
  const { t } = usePage()
  return (
    <Fold id="quality" title={t('dataset.quality.title')}>
      <RowList density="compact">
        {marks.map((name) => {
          const late = name === 'timely' && isLate ? version : null
          return (
            <ListRow
              icon={<Icon name={late || name === 'limits' ? 'circle-alert' : 'check'} />}
              title={t(`dataset.quality.${late ? 'late' : name}`)}
              key={name}
            >
              {late && <p>{t('dataset.quality.lateText', { day: late.gregorian })}</p>}
              <p>{quality[name]}</p>
            </ListRow>
          )
        })}
      </RowList>
    </Fold>
  )
}

function Versions({ of: { versions } }: { of: DatasetPayload }) {
  const { t } = usePage()
  if (versions.length === 0) return null
  return (
    <Fold id="versions" title={t('dataset.versions.title')}>
      <RowList density="compact">
        {versions.map(({ date, changes, path }, at) => (
          <ListRow
            meta={at === 0 && t('dataset.versions.latest')}
            title={<Day date={date} isShort />}
            end={
              <a className="link-arrow" href={path} download>
                <Icon name="download" />
                CSV
                <Hidden> {date.gregorian}</Hidden>
              </a>
            }
            key={date.iso}
          >
            <p>
              <VersionChanges of={changes} />
            </p>
          </ListRow>
        ))}
      </RowList>
    </Fold>
  )
}

function DatasetFacts({ of }: { of: DatasetPayload }) {
  const { version, next, period, rowCount, licence } = of
  const { t, locale } = usePage()
  const { from, to, year } = period
  const ended = to && (year ?? `${from.gregorian} – ${to.gregorian}`)
  return (
    <Facts shape="bar">
      <Fact term={t('dataset.facts.version')}>
        {version ? <Day date={version} isShort /> : t('dataset.facts.none')}
      </Fact>
      {next && (
        <Fact term={t('dataset.facts.next')}>
          <Day date={next} isShort />
        </Fact>
      )}
      <Fact term={t('dataset.facts.period')}>
        {ended ?? `${t('openData.since')} ${from.gregorian}`}
      </Fact>
      <Fact term={t('dataset.facts.rows')}>
        <bdi dir="ltr">{rowCount}</bdi>
      </Fact>
      <Fact term={t('dataset.facts.licence')}>
        <a href={`${routePath('openData', locale)}#licence`}>{t('dataset.facts.licenceName')}</a>
        {licence && (
          <>
            {' · '}
            <a href={licence.uri} rel="license noopener">
              <bdi>{licence.name ?? t('dataset.facts.licenceText')}</bdi>
            </a>
          </>
        )}
      </Fact>
    </Facts>
  )
}

function DatasetPreview({ of: { preview, hasWithheld } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  return (
    <section className="preview" aria-labelledby="rows">
      <h2 id="rows">{t(`dataset.preview.${preview?.isNewest ? 'newest' : 'first'}`)}</h2>
      {preview ? (
        <DataTable
          label={t('dataset.preview.label', { title })}
          columns={preview.labels}
          rows={preview.rows}
          isStacked
        />
      ) : (
        <p>{t('dataset.empty')}</p>
      )}
      {hasWithheld && preview && <p className="hint">{t('dataset.withheldNote')}</p>}
    </section>
  )
}

function Columns({ of: { columns } }: { of: DatasetPayload }) {
  const { t, title } = usePage()
  const hasUnits = columns.some(({ unit }) => unit)
  return (
    <Fold id="columns" title={t('dataset.columns.title')}>
      <DataTable
        label={`${t('dataset.columns.title')}: ${title}`}
        columns={[
          t('openData.column.name'),
          t('openData.column.meaning'),
          t(hasUnits ? 'dataset.columns.typeAndUnit' : 'openData.column.type'),
        ]}
        rows={columns.map(({ name, label, type, meaning, unit }) => [
          <>
            {label}
            <br />
            <code dir="ltr">{name}</code>
          </>,
          meaning,
          t(`openData.types.${type}`) + (unit ? ` (${unit})` : ''),
        ])}
        isStacked
      />
    </Fold>
  )
}
