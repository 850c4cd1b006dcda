import { smallFormState } from '#domain/forms/personal-state'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Fold } from '../../../ui/page/fold'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Fact, Hidden } from '../../../ui/text/inline'
import { VersionChanges } from '../../../ui/text/version-changes'
import { LazyFeedback, LazyUseCases } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Downloads, MainDownloads } from './downloads'
import type { DatasetPayload } from './payload'
import { Columns, DatasetPreview } from './preview'
import './dataset.css'
import '../../../ui/text/badge.css'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import '../../../widgets/feedback/comments.css'

export function Dataset({ payload, usefulness, personalState }: PageProps<DatasetPayload>) {
  const { t, title } = usePage()
  const { topic, summary, chart, columns, modified } = payload
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
      <div className="container">
        <div className="columns columns--aside">
          <Downloads of={payload} />
          <div className="dataset-parts">
            {chart && (
              <section aria-labelledby="chart">
                <h2 id="chart">{chart.finding}</h2>
                <Html html={chart.html} />
              </section>
            )}
            <DatasetPreview of={payload} />
            <Columns of={columns} />
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
          <LazyUseCases of={payload.useCases} personalState={personalState} />
        </Fold>
        <PageMeta modified={modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

const marks = ['complete', 'timely', 'consistent', 'limits'] as const

type QualityProps = { of: Pick<DatasetPayload, 'quality' | 'isLate' | 'version'> }

function Quality({ of: { quality, isLate, version } }: QualityProps) {
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
            title={
              <>
                <time dateTime={date.iso}>{date.gregorian}</time>{' '}
                {at === 0 && <span className="badge">{t('dataset.versions.latest')}</span>}
              </>
            }
            end={
              <a className="link-arrow" href={path} download>
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

function DatasetFacts({ of: { version, next, period, rowCount } }: { of: DatasetPayload }) {
  const { t, locale } = usePage()
  return (
    <Facts shape="bar">
      <Fact term={t('dataset.facts.version')}>
        {version ? (
          <time dateTime={version.iso}>{version.gregorian}</time>
        ) : (
          t('dataset.facts.none')
        )}
      </Fact>
      <Fact term={t('dataset.facts.next')}>
        <time dateTime={next.iso}>{next.gregorian}</time>
      </Fact>
      <Fact term={t('dataset.facts.period')}>
        {period.to
          ? (period.year ?? `${period.from.gregorian} – ${period.to.gregorian}`)
          : `${t('openData.since')} ${period.from.gregorian}`}
      </Fact>
      <Fact term={t('dataset.facts.rows')}>
        <bdi dir="ltr">{rowCount}</bdi>
      </Fact>
      <Fact term={t('dataset.facts.licence')}>
        <a href={`${routePath('openData', locale)}#licence`}>{t('dataset.facts.licenceName')}</a>
      </Fact>
    </Facts>
  )
}
