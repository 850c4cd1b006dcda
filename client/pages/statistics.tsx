import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { PageSection } from '../ui/page/section'
import { Day } from '../ui/text/date'
import { Feedback } from '../widgets/feedback/feedback'
import { FeedbackCharts } from './statistics/feedback-charts'
import { StatisticsFigures } from './statistics/figures'
import { Highlights } from './statistics/highlights'
import { Method } from './statistics/method'

interface StatisticsProps {
  payload: StatisticsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Statistics({ payload, usefulness, personalState }: StatisticsProps) {
  const { t } = usePage()
  const { figures, replies, holdings, lead, upTo, modified } = payload
  const hasFeedback = payload.total !== null || payload.ratings.length > 0
  const upToDay = (
    <p className="section__upto">
      {t('statistics.upTo')} <Day date={upTo} />
    </p>
  )
  return (
    <>
      <PageHead lead={lead}>{figures.length > 0 && <StatisticsFigures of={figures} />}</PageHead>
      {replies.length > 0 && (
        <PageSection id="replies" title={t('statistics.replies')} ground="tint">
          <Highlights of={replies} className="charts charts--lead" />
        </PageSection>
      )}
      {holdings.length > 0 && (
        <PageSection id="site" title={t('statistics.site.title')}>
          <Highlights of={holdings} className="charts" />
        </PageSection>
      )}
      <PageSection
        id="opinions"
        title={t('statistics.totals')}
        {...(!hasFeedback && { lead: `${t('statistics.none')} ${t('statistics.noRatings')}` })}
        more={upToDay}
        ground="tint"
      >
        {hasFeedback && <FeedbackCharts of={payload} />}
      </PageSection>
      <PageSection id="method" title={t('statistics.method')} shape="ledger">
        <Method of={payload} />
      </PageSection>
      <div className="container">
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
