import type { MeasuredLevel, SlaPayload } from '#client/pages/help/sla/payload.ts'
import { listKinds } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { holidayDays } from '#domain/content/pages/holiday'
import { isKept } from '#domain/content/services/service-level'
import type { Format } from '#domain/dates/format'
import type { Loader } from '../../payloads/loader'
import { type RecordChartDeps, writeSeries } from '../../payloads/text/write-record-chart'
import { readPageText } from '../page-text'
import { writeDuration } from '../services/service-facts'
import { toChannels, toReplyDays } from './channels'

const shownMonths = 6

export const loadSla: Loader<'sla'> = async (deps) => {
  const { db, locale, now } = deps
  const [page, lists] = await Promise.all([
    readPageText(deps, 'sla'),
    listKinds(db, ['service', 'service-level', 'holiday'], locale, now),
  ])
  if (!page) return null
  const { settings, format, textWith } = page
  const levels = lists['service-level']
  const months = measuredMonths(levels)
  return {
    ...textWith([...levels, ...lists.service]),
    reply: toReplyDays(holidayDays(lists.holiday), format, now),
    services: lists.service
      .flatMap(({ slug, title, body }) => {
        const time = writeDuration({ t: deps.t, format }, body)
        return body.duration === null || time === null
          ? []
          : [{ slug, title, days: body.duration, time }]
      })
      .toSorted((one, other) => one.days - other.days),
    months: toRange(months, format),
    percentFrom: format.text(String(percentStart(levels))),
    levels: levels.map((level) =>
      toLevel(level, months, rangeOf(level.body.unit, levels), { t: deps.t, format }),
    ),
    channels: toChannels(settings, locale),
  }
}

function measuredMonths(levels: readonly Entry<'service-level'>[]): string[] {
  const months = levels.flatMap(({ body }) => body.results.map(({ month }) => month))
  return [...new Set(months)].toSorted().slice(-shownMonths)
}

function toRange(months: readonly string[], format: Format): SlaPayload['months'] {
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? { first: format.monthOfYear(first), last: format.monthOfYear(last) } : null
}

type Unit = Entry<'service-level'>['body']['unit']

const valuesOf = (levels: readonly Entry<'service-level'>[], unit: Unit) =>
  levels
    .filter(({ body }) => body.unit === unit)
    .flatMap(({ body }) => [body.target, ...body.results.map(({ value }) => value)])

/** Multiple of five below all percentages: from zero the lines would look flat. */
function percentStart(levels: readonly Entry<'service-level'>[]): number {
  return Math.max(0, Math.ceil(Math.min(100, ...valuesOf(levels, 'percent')) / 5) * 5 - 5)
}

/** Scale that all levels of a unit share; of days and minutes it starts at zero. */
function rangeOf(unit: Unit, levels: readonly Entry<'service-level'>[]): [number, number] {
  if (unit === 'percent') return [percentStart(levels), 100]
  return [0, Math.max(1, ...valuesOf(levels, unit))]
}

/** Months in the order of the page; one without a measurement is a gap in the line. */
function toLevel(
  { slug, title, summary, body }: Entry<'service-level'>,
  months: readonly string[],
  range: [number, number],
  deps: RecordChartDeps,
): MeasuredLevel {
  const { aim, unit, target, results } = body
  const { t, format } = deps
  const decimals = Math.max(...results.map(({ value }) => decimalsOf(value)))
  const write = (value: number) => format.text(value.toFixed(decimals))
  const points = months.map((month) => {
    const value = results.find((one) => one.month === month)?.value ?? null
    const text = value === null ? t('sla.unmeasured') : write(value)
    return { month, value, text, label: format.shortMonth(month) }
  })
  const bound = aim === 'at-least' ? 'sla.atLeast' : 'sla.atMost'
  const promised = format.text(t(bound, { value: t(units[unit], { count: target }) }))
  const newest = points.findLast(({ value }) => value !== null)
  return {
    slug,
    title,
    summary: summary ?? '',
    target: promised,
    newest: {
      value: newest ? newest.text + (unit === 'percent' ? '%' : '') : '',
      unit: newest && unit !== 'percent' ? t(`sla.units.${unit}`) : '',
      month: newest ? format.monthOfYear(newest.month) : '',
    },
    missed: points.filter(({ value }) => value !== null && !isKept(aim, target, value)).length,
    chart: writeSeries({ note: `${title}. ${promised}`, aim, target, points, range }, deps),
  }
}

const units = {
  percent: 'sla.percent',
  days: 'sla.workingDays',
  minutes: 'sla.minutes',
} as const satisfies Record<Unit, string>

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
