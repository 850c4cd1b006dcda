import { toDigits } from '#domain/dates/format'
import { openData } from '#domain/forms/open-data'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { PageHead } from '../../../ui/page/page-head'
import { PageSection, SectionHead } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { TextSections } from '../../../ui/text/text-sections'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { OpenDataPayload } from './payload'
import { DatasetCards, Recent } from './sections'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'

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
      <RecordLink to="dataset" params={{ slug }}>
        {t('openData.datasetLink', { title })}
      </RecordLink>
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
  const { t, site } = usePage()
  const count = t('openData.count', { count: datasets.length, files: fileCount })
  return (
    <section id="catalog" aria-labelledby="datasets">
      <SectionHead id="datasets" title={t('openData.all')} lead={toDigits(count, site.digits)} />
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
