import type { Usefulness } from '#domain/feedback/usefulness-count'
import { type PersonalState, smallFormState } from '#domain/forms/personal-state'
import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../i18n'
import { Html } from '../ui/html/html'
import { Fold } from '../ui/page/fold'
import { HeadFrame } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { LazyFeedback, LazyUseCases } from '../widgets/feedback/lazy-feedback'
import { Columns } from './dataset/columns'
import { Downloads, MainDownloads } from './dataset/downloads'
import { Facts } from './dataset/facts'
import { DatasetPreview } from './dataset/preview'
import { Quality } from './dataset/quality'
import { Versions } from './dataset/versions'

interface DatasetProps {
  payload: DatasetPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Dataset({ payload, usefulness, personalState }: DatasetProps) {
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
        <Facts of={payload} />
      </HeadFrame>
      <div className="container">
        <div className="columns columns--dataset">
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
