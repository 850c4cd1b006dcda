import { listKinds } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { isKept } from '#domain/content/services/service-level'
import type { MeasuredLevel } from '#domain/payloads/institution'
import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'
import { toChannels } from './channels'
import { toReplyDays } from './reply-days'

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
    reply: toReplyDays(lists.holiday, format, now),
    services: lists.service
      .flatMap(({ slug, title, body: { duration } }) =>
        duration === null ? [] : [{ slug, title, days: duration }],
      )
      .toSorted((one, other) => one.days - other.days),
    months: months.map((month) => format.monthOfYear(month)),
    levels: levels.map((level) => toLevel(level, months)),
    channels: toChannels(settings, locale),
  }
}

function measuredMonths(levels: readonly Entry<'service-level'>[]): string[] {
  const months = levels.flatMap(({ body }) => body.results.map(({ month }) => month))
  return [...new Set(months)].toSorted().slice(-shownMonths)
}

function toLevel(
  { slug, title, summary, body }: Entry<'service-level'>,
  months: readonly string[],
): MeasuredLevel {
  const { aim, unit, target, results } = body
  const decimals = Math.max(...results.map(({ value }) => decimalsOf(value)))
  return {
    slug,
    title,
    summary: summary ?? '',
    aim,
    unit,
    target,
    results: months.map((month) => {
      const result = results.find((one) => one.month === month)
      if (!result) return null
      return {
        value: result.value.toFixed(decimals),
        isKept: isKept(aim, target, result.value),
      }
    }),
  }
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
