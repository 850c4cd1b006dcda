import * as v from 'valibot'
import { percentOf } from '#domain/feedback/usefulness'
import { localPath } from '#domain/site/locale'
import { byteOrderMark, writeCsv } from '#domain/text/csv'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import {
  countStatistics,
  type StatisticsCounts,
  statisticsFiles,
  statisticsName,
  statisticsShape,
} from '../pages/open/count-statistics'
import type { LoaderDeps } from '../payloads/loader'
import { loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'

type Table = (statistics: StatisticsCounts, deps: LoaderDeps) => (string | number)[][]

export async function respondStatistics(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const requested = c.req.param('file')
  const file = statisticsFiles.find((name) => requested === `${name}.csv`)
  if (!file) return respondProblem(c, 404)
  const ctx = c.get('ctx')
  const locale = c.get('locale')
  const deps = loaderDeps(ctx, locale)
  const loaded = await ctx.payloads.find({
    name: statisticsName,
    locale,
    shape: statisticsShape,
    // Built when it reads: a retry against the primary has another session.
    read: () => countStatistics(loaderDeps(ctx, locale)),
  })
  c.set('source', loaded?.source)
  const statistics = v.parse(statisticsShape, loaded?.payload)
  return respondTextFile(c, {
    type: 'text/csv; charset=utf-8; header=present',
    text: byteOrderMark + writeCsv(tables[file](statistics, deps)),
    locale,
    modifiedAt: loaded?.at,
    attachment: `site-statistics-${file}-${statistics.upTo}.csv`,
  })
}

/** Tables with a header row; numbers stay numbers, in Latin digits. */
const tables: Record<(typeof statisticsFiles)[number], Table> = {
  pages({ pages }, deps) {
    const { t } = deps
    const yes = t('statistics.yes')
    const names = [t('statistics.page'), t('statistics.address'), yes, t('statistics.no')]
    return [
      [...names, `${t('statistics.share')} (%)`],
      ...pages.map(({ title, path, ...counts }) => [
        title,
        addressOf(path, deps),
        counts.yes,
        counts.no,
        percentOf(counts),
      ]),
    ]
  },
  reasons({ reasons }, { t }) {
    return [
      [t('statistics.answer'), t('statistics.reason'), t('statistics.count')],
      ...reasons.map(({ answer, reason, count }) => [
        t(`statistics.${answer}`),
        t(`feedback.reasons.${reason}`),
        count,
      ]),
    ]
  },
  ratings({ services }, deps) {
    const { t } = deps
    const names = [t('statistics.service'), t('statistics.address'), t('statistics.ratingCount')]
    return [
      [...names, t('statistics.average')],
      ...services.map(({ title, path, count, average }) => [
        title,
        addressOf(path, deps),
        count,
        average,
      ]),
    ]
  },
}

function addressOf(path: string, { origin, locale }: LoaderDeps): string {
  return origin + localPath(path, locale)
}
