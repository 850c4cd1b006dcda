import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { Blocks } from '../ui/blocks'
import { Day } from '../ui/date'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import { Toc } from '../ui/toc'
import { Opinions } from './statistics/opinions'
import { Ratings } from './statistics/ratings'
import { Reasons } from './statistics/reasons'

export function Statistics({ payload }: { payload: StatisticsPayload }) {
  const { t } = usePage()
  const { total, pages, reasons, ratings, upTo, contents, body, lead, modified } = payload
  const own = [
    { id: 'opinions', title: t('statistics.totals') },
    ...(total ? [{ id: 'reasons', title: t('statistics.reasons') }] : []),
    { id: 'ratings', title: t('statistics.ratings') },
  ]
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[...own, ...contents]} />
          <div className="reading flow prose">
            <h2 id="opinions">{t('statistics.totals')}</h2>
            <p className="statistics__time">
              {t('statistics.upTo')} <Day date={upTo} />
            </p>
            {total ? <Opinions total={total} pages={pages} /> : <p>{t('statistics.none')}</p>}
            {total && <Reasons of={reasons} />}
            <Ratings of={ratings} />
            <Blocks of={body} />
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
    </>
  )
}
