import { workingDaysToReply } from '#domain/dates/calendar'
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
import { LazyFeedback } from '../widgets/feedback/lazy-feedback'
import { ApiBox } from './open-data/api-box'
import { DatasetEntry } from './open-data/dataset-entry'
import { Strip } from './open-data/strip'

interface OpenDataProps {
  payload: OpenDataPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OpenData({ payload, usefulness, personalState }: OpenDataProps) {
  const { t } = usePage()
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
            <Figures of={payload} />
            <Catalogue of={payload} />
            <div className="data-ways">
              <section className="reading" id="request">
                {request}
              </section>
              <ApiBox />
            </div>
            <PageMeta modified={payload.modified} />
          </>
        )}
      </div>
      {!isReceipt && <LazyFeedback usefulness={usefulness} personalState={personalState} />}
    </>
  )
}

function Figures({ of: { datasets } }: { of: OpenDataPayload }) {
  const { t, site } = usePage()
  const columns = datasets.reduce((sum, dataset) => sum + dataset.columns.length, 0)
  return (
    <Strip
      of={[
        [t('openData.figures.datasets'), toDigits(datasets.length, site.digits)],
        [t('openData.figures.columns'), toDigits(columns, site.digits)],
        [t('openData.figures.reply'), toDigits(workingDaysToReply, site.digits)],
      ]}
    />
  )
}

function Catalogue({ of: { datasets, contents, body } }: { of: OpenDataPayload }) {
  const { t } = usePage()
  const listed = { id: 'datasets', title: t('openData.datasets') }
  const request = { id: 'request', title: t('openData.request.title') }
  return (
    <div className="columns columns--book">
      <Toc contents={[listed, ...contents, request]} />
      <div className="reading flow prose">
        <h2 id="datasets">{t('openData.datasets')}</h2>
        <ul className="datasets">
          {datasets.map((dataset) => (
            <DatasetEntry dataset={dataset} key={dataset.slug} />
          ))}
        </ul>
        <Blocks of={body} />
      </div>
    </div>
  )
}
