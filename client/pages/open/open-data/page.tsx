import { openData } from '#domain/forms/open-data'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection, Part, SectionHead } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { PageLink } from '../../../ui/text/link'
import { TextSections } from '../../../ui/text/text-sections'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { DatasetCard, OpenDataPayload } from './payload'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { VersionChanges } from '../../../ui/text/version-changes'
import './open-data.css'

export function OpenData(page: PageProps<OpenDataPayload>) {
  const { payload, personalState } = page
  const { t } = usePage()
  const request = (
    <FormPlace
      personalState={personalState}
      of={openData}
      options={{ dataRequestTypes: payload.requestTypes }}
      title={t('openData.request.title')}
      lead={t('openData.request.text')}
      submit={t('openData.request.submit')}
    />
  )
  if (personalState?.kind === 'receipt') {
    return (
      <>
        <PageHead />
        <LazyPageBody of={page} isResult>
          <div className="reading">{request}</div>
        </LazyPageBody>
      </>
    )
  }
  const contents = [
    { id: 'datasets', title: t('openData.all') },
    ...payload.contents,
    { id: 'request', title: t('openData.request.title') },
  ]
  return (
    <>
      <PageHead lead={payload.lead}>
        <p className="button-row">
          <a className="button button--primary" href="#request">
            {t('openData.request.title')}
          </a>
          {(['openApi', 'statistics', 'disclosureLog'] as const).map((to) => (
            <PageLink to={to} className="button button--quiet" key={to} />
          ))}
        </p>
      </PageHead>
      <Toc contents={contents} className="toc-bar toc-bar--phone" />
      {payload.featured && <Featured {...payload.featured} />}
      <LazyPageBody of={page}>
        <Catalogue of={payload} />
        <Recent of={payload} />
        <TextSections body={payload.body} contents={payload.contents} />
        <section className="reading form-place" id="request">
          {request}
        </section>
      </LazyPageBody>
    </>
  )
}

/** The newest finding, with its chart. */
function Featured({ slug, title, chart }: NonNullable<OpenDataPayload['featured']>) {
  const { t } = usePage()
  const link = (
    <p className="row__links">
      <RowLink to="dataset" slug={slug} title={t('openData.datasetLink', { title })} />
    </p>
  )
  return (
    <PageSection
      id="featured"
      title={chart.finding}
      more={link}
      shape="ledger"
      ground="tint"
      isTight
    >
      <Html html={chart.html} />
    </PageSection>
  )
}

function Catalogue({ of: { datasets, fileCount } }: { of: OpenDataPayload }) {
  const { t, digits } = usePage()
  const count = t('openData.count', { count: datasets.length, files: fileCount })
  return (
    <section id="catalog" aria-labelledby="datasets">
      <SectionHead id="datasets" title={t('openData.all')} lead={digits(count)} />
      <DatasetCards of={datasets} />
      <div className="part">
        <p>
          {t('openData.api.text')} <PageLink to="openApi">{t('openData.api.action')}</PageLink>
        </p>
        <p className="row__links">
          <a href="/catalog.jsonld">
            {t('openData.catalog')}&nbsp;<bdi dir="ltr">(DCAT, JSON-LD)</bdi>
          </a>
          <a href="/catalog.ttl">
            {t('openData.catalogAs')}&nbsp;<bdi dir="ltr">Turtle</bdi>
          </a>
        </p>
      </div>
    </section>
  )
}

function DatasetCards({ of: datasets }: { of: readonly DatasetCard[] }) {
  const { t } = usePage()
  return (
    <CardGrid>
      {datasets.map(({ slug, title, summary, topic, frequency, version, chart, files }) => (
        <GridCard title={<RowLink to="dataset" slug={slug} title={title} />} level={3} key={slug}>
          <p className="item-meta">
            {`${t(`openData.topics.${topic}`)} · ${t(`openData.frequencies.${frequency}`)} · `}
            {version ? <Day date={version} isShort /> : t('dataset.facts.none')}
          </p>
          <p>{chart?.finding ?? summary}</p>
          {chart ? (
            <Html className="dataset-chart" html={chart.html} />
          ) : (
            <p>{t('dataset.empty')}</p>
          )}
          <p className="row__links">
            {files.map(({ format, path }) => (
              <a href={path} key={format} download>
                <bdi dir="ltr">{format.toUpperCase()}</bdi>
                <Hidden> {title}</Hidden>
              </a>
            ))}
          </p>
        </GridCard>
      ))}
    </CardGrid>
  )
}

/** The newest versions, and beside them the subjects of most requests. */
function Recent({ of: { updates, mostAsked } }: { of: OpenDataPayload }) {
  const { t, digits } = usePage()
  return (
    <div className="columns columns--aside">
      {updates.length > 0 && (
        <Part id="updates" title={t('openData.updates')}>
          <RowList density="compact">
            {updates.map(({ slug, title, date, changes }) => (
              <ListRow
                side={<Day date={date} isShort />}
                title={<RowLink to="dataset" slug={slug} title={title} />}
                key={slug}
              >
                <p>
                  <VersionChanges of={changes} />
                </p>
              </ListRow>
            ))}
          </RowList>
        </Part>
      )}
      {mostAsked.length > 0 && (
        <Part id="most-asked" title={t('openData.mostAsked')}>
          <RowList density="compact">
            {mostAsked.map(({ slug, title, requests, outcome }) => (
              <ListRow
                meta={digits(t('openData.requests', { count: requests }))}
                title={<RowLink to="disclosure" slug={slug} title={title} />}
                key={slug}
              >
                <p>{outcome}</p>
              </ListRow>
            ))}
          </RowList>
        </Part>
      )}
    </div>
  )
}
