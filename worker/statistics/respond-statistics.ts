import type { Context } from 'hono'
import * as v from 'valibot'
import { percentOf } from '#domain/feedback/usefulness'
import { localPath } from '#domain/site/locale'
import { writeCsv } from '#domain/text/csv'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import { loaderDeps } from '../payloads/load-page'
import type { LoaderDeps } from '../payloads/loader'
import { climb } from '../payloads/source'
import type { AppEnv } from '../runtime/request-context'
import { countStatistics } from './count'
import { type Counted, countedName, countedShape, statisticsFiles } from './shape'

type Table = (counted: Counted, deps: LoaderDeps) => (string | number)[][]

/** A table of what visitors said, as CSV in the language of its address; 404 for any other. */
export async function answerStatistics(c: Context<AppEnv>): Promise<Response> {
  const asked = c.req.param('file')
  const file = statisticsFiles.find((name) => asked === `${name}.csv`)
  if (!file) return answerProblem(c, 404)
  const work = c.get('work')
  const locale = c.get('locale')
  const deps = loaderDeps(work, locale)
  const loaded = await climb(work, { name: countedName, locale, read: () => countStatistics(deps) })
  c.set('source', loaded?.source)
  const counted = v.parse(countedShape, loaded?.payload)
  return answerFile(c, {
    type: 'text/csv; charset=utf-8; header=present',
    text: writeCsv(tables[file](counted, deps)),
    locale,
    attachment: `site-statistics-${file}-${counted.upTo}.csv`,
  })
}

/** Each begins with the names of its columns; numbers are written as they are, in Latin digits. */
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
