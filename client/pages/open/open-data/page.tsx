import { toDigits } from '#domain/dates/format'
import { openData } from '#domain/forms/open-data'
import { FormPlace } from '../../../forms/form-place'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { PageLink } from '../../../ui/text/link'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { OpenDataPayload } from './payload'
import { DatasetCards, Recent } from './sections'
import '../../../ui/charts/chart-tens.css'
import '../../../ui/charts/charts.css'
import '../../../ui/charts/chart-plots.css'
import '../../../forms/form.css'
import './open-data.css'

export function OpenData({ payload, usefulness, personalState }: PageProps<OpenDataPayload>) {
  const { t } = usePage()
  const contents = [
    { id: 'datasets', title: t('openData.all') },
    ...payload.contents,
    { id: 'request', title: t('openData.request.title') },
  ]
  const isReceipt = personalState?.kind === 'receipt'
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
  return (
    <>
      <PageHead lead={!isReceipt && payload.lead}>{!isReceipt && <Ways />}</PageHead>
      <div className="container">
        {isReceipt ? (
          <div className="reading">{request}</div>
        ) : (
          <>
            <Toc contents={contents} className="open-data__top" />
            <Catalogue of={payload} />
            <Recent of={payload} />
            <div className="open-data__text flow">
              <Blocks of={payload.body} />
            </div>
            <section className="reading form-place" id="request">
              {request}
            </section>
            <PageMeta modified={payload.modified} />
          </>
        )}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}

/** What a reader may want besides the datasets. */
function Ways() {
  const { t } = usePage()
  return (
    <p className="data-ways">
      <a className="button button--secondary button--small" href="#request">
        {t('openData.request.title')}
      </a>
      <PageLink to="openApi" />
      <PageLink to="statistics" />
      <PageLink to="disclosureLog" />
    </p>
  )
}

function Catalogue({ of: { datasets, fileCount, featured } }: { of: OpenDataPayload }) {
  const { t, site } = usePage()
  return (
    <section id="catalog" aria-labelledby="datasets">
      <h2 id="datasets">{t('openData.all')}</h2>
      <p>
        {toDigits(t('openData.count', { count: datasets.length, files: fileCount }), site.digits)}
      </p>
      <DatasetCards of={datasets} featured={featured} />
      <p className="catalog-links">
        <span>
          {t('openData.api.text')} <PageLink to="openApi">{t('openData.api.action')}</PageLink>
        </span>
        <span>
          <a href="/catalog.jsonld">
            <span>
              {t('openData.catalog')} <bdi dir="ltr">(DCAT, JSON-LD)</bdi>
            </span>
          </a>{' '}
          <a href="/catalog.ttl">
            {t('openData.catalogAs')} <bdi dir="ltr">Turtle</bdi>
          </a>
        </span>
      </p>
    </section>
  )
}
