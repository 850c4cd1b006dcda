import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import { openData } from '#domain/forms/open-data'
import type { PersonalState } from '#domain/forms/personal-state'
import type { OpenDataPayload } from '#domain/payloads/open'
import { FormPlace } from '../forms/form-place'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { PageLink } from '../ui/text/link'
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { DatasetCards } from './open-data/dataset-cards'
import { Highlights } from './open-data/highlights'
import { Recent } from './open-data/recent'

interface OpenDataProps {
  payload: OpenDataPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OpenData({ payload, usefulness, personalState }: OpenDataProps) {
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
      <PageHead lead={!isReceipt && payload.lead} />
      <div className="container">
        {isReceipt ? (
          <div className="reading">{request}</div>
        ) : (
          <>
            <Toc contents={contents} className="open-data__top" />
            <Highlights highlights={payload.highlights} />
            <Catalogue of={payload} />
            <Recent of={payload} />
            <About contents={contents} body={payload.body} />
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

function Catalogue({ of: { datasets, fileCount } }: { of: OpenDataPayload }) {
  const { t, site } = usePage()
  return (
    <section id="catalog" aria-labelledby="datasets">
      <h2 id="datasets">{t('openData.all')}</h2>
      <p className="lead">
        {toDigits(t('openData.count', { count: datasets.length, files: fileCount }), site.digits)}
      </p>
      <DatasetCards of={datasets} />
      <p>
        {t('openData.api.text')} <PageLink to="openApi">{t('openData.api.action')}</PageLink>
      </p>
      <p>
        {t('openData.log')} <PageLink to="disclosureLog" />
      </p>
      <p className="catalog-links">
        <a href="/catalog.jsonld">
          <span>
            {t('openData.catalog')} <bdi dir="ltr">(DCAT, JSON-LD)</bdi>
          </span>
        </a>
        <a href="/catalog.ttl">
          <bdi dir="ltr">Turtle</bdi>
        </a>
      </p>
    </section>
  )
}

/** The text about the data, with its contents beside it. */
function About({ contents, body }: Pick<OpenDataPayload, 'contents' | 'body'>) {
  const { t, title } = usePage()
  return (
    <div className="columns columns--book">
      <Toc
        contents={contents}
        className="sticky open-data__side"
        label={`${t('toc.title')}: ${title}`}
      />
      <div className="reading flow prose">
        <Blocks of={body} />
      </div>
    </div>
  )
}
