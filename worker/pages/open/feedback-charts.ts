import type { StatisticsPayload } from '#client/pages/open/statistics/payload.ts'
import type { BarsChart } from '#domain/datasets/chart'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import { scores } from '#domain/forms/score'
import { type ChartSourceDeps, markOf } from './charts/describe-chart'
import { renderShown } from './charts/show-chart'
import type { StatisticsCounts } from './count-statistics'

type FeedbackName = keyof StatisticsPayload['feedback']

interface Bar {
  label: string
  value: number
  /** Default: the value. */
  text?: string
}

/** Services in a chart; the rest is in the table. */
const servicesShown = 8

/** What visitors said, as marks. Before anybody said it, the empty rows and a sentence about it. */
export function showFeedback(
  { pages, reasons, services }: StatisticsCounts,
  deps: ChartSourceDeps,
): StatisticsPayload['feedback'] {
  const show = (name: FeedbackName, bars: readonly Bar[]) =>
    renderShown(feedbackChart(name, bars, deps), 'large', deps)
  return {
    pages: show('pages', answerBars(pages, deps)),
    reasons: show('reasons', reasonBars(reasons, deps)),
    ratings: show('ratings', ratingBars(services, deps)),
  }
}

function answerBars(pages: StatisticsCounts['pages'], { t }: ChartSourceDeps): Bar[] {
  return feedbackAnswers.map((answer) => ({
    label: t(`statistics.${answer}`),
    value: pages.reduce((sum, page) => sum + page[answer], 0),
  }))
}

function reasonBars(reasons: StatisticsCounts['reasons'], { t }: ChartSourceDeps): Bar[] {
  return feedbackAnswers.flatMap((answer) =>
    feedbackReasons[answer].map((reason) => ({
      label: t(`feedback.reasons.${reason}`),
      value: reasons.find((one) => one.answer === answer && one.reason === reason)?.count ?? 0,
    })),
  )
}

/** Rated services; before the first, the scores that can be given. */
function ratingBars(services: StatisticsCounts['services'], { t, format }: ChartSourceDeps): Bar[] {
  if (services.length === 0) {
    return scores
      .toReversed()
      .map((score) => ({ label: format.text(t('statistics.score', { score })), value: 0 }))
  }
  return services.slice(0, servicesShown).map(({ title, count, average }) => ({
    label: title,
    value: count,
    text: format.text(t('statistics.rated', { count, average: format.number(average) })),
  }))
}

const emptyTexts = {
  pages: 'statistics.none',
  reasons: 'statistics.noReasons',
  ratings: 'statistics.noRatings',
} as const satisfies Record<FeedbackName, string>

function feedbackChart(name: FeedbackName, bars: readonly Bar[], deps: ChartSourceDeps): BarsChart {
  const { t, format } = deps
  const values = bars.map(({ value }) => value)
  const mark = markOf(values, deps, t(`statistics.marks.${name}`))
  const shown = bars.map(({ label, value, text = format.number(value) }) => ({
    label,
    value,
    text,
  }))
  return {
    form: 'bars',
    per: mark.per,
    finding: t(`statistics.titles.${name}`),
    caption: values.some((value) => value > 0) ? mark.text : t(emptyTexts[name]),
    label: shown.map(({ label, text }) => `${label}: ${text}`).join('. '),
    bars: shown,
    table: { head: [], rows: [] },
  }
}
