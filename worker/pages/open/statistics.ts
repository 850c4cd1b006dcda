import type { StatisticsFigure, StatisticsPayload } from '#client/pages/open/statistics/payload.ts'
import { type LatestVersion, readLatest } from '#db/datasets/versions'
import { listEntries } from '#db/entries/entries'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { percentOf } from '#domain/feedback/usefulness'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import { localPath } from '#domain/site/locale'
import { tableDescription } from '#domain/site/route-texts'
import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { findPageIntro, toPageIntro } from '../page-text'
import type { ChartSourceDeps } from './charts/describe-chart'
import { countRequests, replyDaysChart } from './charts/requests'
import { showHighlights } from './charts/show-chart'
import { countStatistics, type StatisticsCounts, statisticsFiles } from './count-statistics'
import { showFeedback } from './feedback-charts'

const shownAtMost = 50
/** How requests were answered: the months, and the average time. */
const replies = [
  { slug: 'requests-and-replies' },
  { slug: 'service-levels', describe: replyDaysChart },
] as const
const holdings = [{ slug: 'questions' }, { slug: 'dictionary' }] as const

export const loadStatistics: Loader<'statistics'> = async (deps) => {
  const [text, statistics, format, latest, datasets] = await Promise.all([
    findPageIntro(deps, 'statistics'),
    countStatistics(deps),
    loadFormat(deps),
    readLatest(deps.db),
    listEntries(deps.db, 'dataset', deps.locale, deps.now),
  ])
  if (!text) return null
  const { upTo, pages, reasons, services } = statistics
  const href = (path: string) => localPath(path, deps.locale)
  const today = riyadhDate(deps.now)
  const chartDeps = { t: deps.t, format, locale: deps.locale, today }
  return {
    ...toPageIntro(text, format, deps),
    figures: toFigures(latest, chartDeps),
    replies: showHighlights(replies, datasets, latest, chartDeps),
    holdings: showHighlights(holdings, datasets, latest, chartDeps),
    feedback: showFeedback(statistics, chartDeps),
    upTo: format.date(upTo),
    total: toTotal(pages, format),
    pages: pages.slice(0, shownAtMost).map(({ title, path, ...counts }) => ({
      title,
      href: href(path),
      ...toCounts(counts, format),
    })),
    reasons: reasons.map(({ answer, reason, count }) => ({
      answer,
      title: deps.t(`feedback.reasons.${reason}`),
      count: format.number(count),
    })),
    ratings: services.map(({ title, path, count, average }) => ({
      title,
      href: href(path),
      count: format.number(count),
      average: format.number(average),
    })),
    jsonLd: [describe(deps)],
  }
}

function toFigures(
  latest: ReadonlyMap<string, LatestVersion>,
  { t, format }: ChartSourceDeps,
): StatisticsFigure[] {
  const rowsOf = (slug: string) => latest.get(slug)?.rows ?? []
  const { inTime, total, first, last } = countRequests(rowsOf('requests-and-replies'))
  const months = [first, last].map((one) => one && format.monthOfYear(one.month))
  const requestPeriod = t('statistics.site.period', {
    first: months[0] ?? '',
    last: months[1] ?? '',
  })
  const days = rowsOf('service-levels').findLast(
    ({ indicator, value }) => indicator === 'time-to-reply' && value !== null,
  )
  const counts = [
    ['requests', total, requestPeriod],
    ['inTime', inTime, requestPeriod],
    ['replyDays', Number(days?.value ?? 0), days ? format.monthOfYear(String(days.month)) : null],
    ['questions', rowsOf('questions').length, null],
    ['terms', rowsOf('dictionary').length, null],
    ['datasets', latest.size, null],
  ] as const
  return counts
    .filter(([, count]) => count > 0)
    .map(([name, count, period]) => ({ name, value: format.number(count), period }))
}

function toTotal(pages: StatisticsCounts['pages'], format: Format): StatisticsPayload['total'] {
  if (pages.length === 0) return null
  const yes = pages.reduce((sum, one) => sum + one.yes, 0)
  const no = pages.reduce((sum, one) => sum + one.no, 0)
  return toCounts({ yes, no }, format)
}

function toCounts({ yes, no }: Usefulness, format: Format) {
  return {
    yes: format.number(yes),
    no: format.number(no),
    percent: format.number(percentOf({ yes, no })),
  }
}

/** schema.org Dataset. */
function describe({ origin, locale, t }: LoaderDeps): object {
  const page = origin + routePath('statistics', locale)
  return {
    '@type': 'Dataset',
    '@id': `${page}#dataset`,
    name: tableTitle('statistics', locale),
    description: tableDescription('statistics', locale),
    url: page,
    license: `${origin}${routePath('openData', locale)}#licence`,
    creator: { '@id': `${origin}/#organization` },
    isAccessibleForFree: true,
    distribution: statisticsFiles.map((file) => ({
      '@type': 'DataDownload',
      name: t(`statistics.files.${file}`),
      encodingFormat: 'text/csv',
      contentUrl: `${page}/${file}.csv`,
    })),
  }
}
