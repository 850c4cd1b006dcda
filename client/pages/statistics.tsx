import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Toc } from '../ui/page/toc'
import { Blocks } from '../ui/text/blocks'
import { Day } from '../ui/text/date'
import { Feedback } from '../widgets/feedback/feedback'
import { Ratings } from './statistics/ratings'
import { Reasons } from './statistics/reasons'
import { SiteFigures } from './statistics/site-figures'
import { UsefulnessTotals } from './statistics/usefulness-totals'

interface StatisticsProps {
  payload: StatisticsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Statistics({ payload, usefulness, personalState }: StatisticsProps) {
  const { t } = usePage()
  const { total, pages, reasons, ratings, upTo, contents, body, lead, modified } = payload
  const hasSite = payload.highlights.length > 0
  const generated = [
    ...(hasSite ? [{ id: 'site', title: t('statistics.site.title') }] : []),
    { id: 'opinions', title: t('statistics.totals') },
    ...(total ? [{ id: 'reasons', title: t('statistics.reasons') }] : []),
    { id: 'ratings', title: t('statistics.ratings') },
  ]
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[...generated, ...contents]} />
          <div className="reading flow prose">
            {hasSite && <SiteFigures of={payload} />}
            <h2 id="opinions">{t('statistics.totals')}</h2>
            <p className="statistics__time">
              {t('statistics.upTo')} <Day date={upTo} />
            </p>
            {total ? (
              <UsefulnessTotals total={total} pages={pages} />
            ) : (
              <p>{t('statistics.none')}</p>
            )}
            {total && <Reasons of={reasons} />}
            <Ratings of={ratings} />
            <Blocks of={body} />
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
