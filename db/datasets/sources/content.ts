import type { Body } from '#domain/content/kinds'
import { blocksText } from '#domain/content/plain-text'
import { isInForce, joiningWindows, nextJoining } from '#domain/content/services/joining-windows'
import { isKept } from '#domain/content/services/service-level'
import { monthSeries } from '#domain/datasets/periods'
import { addDays, isWorkingDay, riyadhDate } from '#domain/dates/calendar'
import { listBilingual, listEntries } from '../../entries/entries'
import { type Source, sortByMonth } from './source'

export const achievementsSource: Source = async (deps) => {
  const [entries, [home]] = await Promise.all([
    listBilingual(deps, 'achievement'),
    listEntries(deps.db, 'home', 'ar', deps.now),
  ])
  return entries.map(({ slug, ar, en }) => ({
    year: home?.body.achievements.year ?? null,
    indicator: slug,
    title_ar: ar.body.name ?? ar.title,
    title_en: en.body.name ?? en.title,
    value: ar.body.value,
    at_least: ar.body.sign === '+',
    unit_ar: ar.body.sign === '%' ? '%' : (ar.body.unitName ?? ar.body.unit),
    unit_en: en.body.sign === '%' ? '%' : (en.body.unitName ?? en.body.unit),
  }))
}

export const agreementsSource: Source = async (deps) => {
  const today = riyadhDate(deps.now)
  return (await listBilingual(deps, 'agreement')).map(({ slug, ar, en }) => {
    const { term, category, contractors, value } = ar.body
    return {
      agreement_id: slug,
      title_ar: ar.title,
      title_en: en.title,
      kind: term.type,
      category,
      starts_on: term.start,
      ends_on: term.end,
      next_joining_on: nextJoining(term, today)?.opens ?? null,
      joining_windows:
        joiningWindows(term)
          .map(({ opens, closes }) => `${opens}/${closes}`)
          .join(' ') || null,
      contractors,
      ceiling: value,
    }
  })
}

/** The months of an indicator from its first result to its last; null where there is none. */
function monthlyResults({ results }: Pick<Body<'service-level'>, 'results'>) {
  const [first, last] = [results[0], results.at(-1)]
  const values = new Map(results.map(({ month, value }) => [month, value]))
  const months = first && last ? monthSeries(first.month, last.month) : []
  return months.map((month) => ({ month, value: values.get(month) ?? null }))
}

/** A month without a result has a row too, so that the series has no hole. */
export const serviceLevelsSource: Source = async (deps) => {
  const rows = (await listBilingual(deps, 'service-level')).flatMap(({ slug, ar, en }) => {
    const { aim, target, unit } = ar.body
    return monthlyResults(ar.body).map(({ month, value }) => ({
      month,
      indicator: slug,
      title_ar: ar.title,
      title_en: en.title,
      value,
      target,
      aim,
      unit,
      met: value === null ? null : isKept(aim, target, value),
    }))
  })
  // The indicators of a month stay in their order.
  return sortByMonth(rows)
}

/** Titles of categories by slug. */
async function readCategories(
  deps: Parameters<Source>[0],
  kind: 'term-category' | 'question-category',
) {
  const categories = await listBilingual(deps, kind)
  return new Map(categories.map(({ slug, ar, en }) => [slug, { ar: ar.title, en: en.title }]))
}

export const dictionarySource: Source = async (deps) => {
  const [terms, categories] = await Promise.all([
    listBilingual(deps, 'term'),
    readCategories(deps, 'term-category'),
  ])
  const rows = terms.map(({ slug, ar, en }) => ({
    term_id: slug,
    term_ar: ar.title,
    term_en: en.title,
    category: ar.body.category,
    category_ar: categories.get(ar.body.category)?.ar ?? null,
    category_en: categories.get(ar.body.category)?.en ?? null,
    definition_ar: ar.body.definition,
    definition_en: en.body.definition,
  }))
  return rows.toSorted((a, b) => a.term_id.localeCompare(b.term_id, 'en'))
}

export const questionsSource: Source = async (deps) => {
  const [entries, categories] = await Promise.all([
    listBilingual(deps, 'question'),
    readCategories(deps, 'question-category'),
  ])
  return entries.map(({ slug, ar, en }) => ({
    question_id: slug,
    question_ar: ar.title,
    question_en: en.title,
    category: ar.body.category,
    category_ar: categories.get(ar.body.category)?.ar ?? null,
    category_en: categories.get(ar.body.category)?.en ?? null,
    answer_ar: blocksText(ar.body.answer),
    answer_en: blocksText(en.body.answer),
  }))
}

/** The figures shown on the map of regions. */
export const teamsByRegionSource: Source = async (deps) => {
  const [regions, stories, agreements] = await Promise.all([
    listBilingual(deps, 'region'),
    listEntries(deps.db, 'story', 'ar', deps.now),
    listEntries(deps.db, 'agreement', 'ar', deps.now),
  ])
  const today = riyadhDate(deps.now)
  const inForce = new Set(
    agreements.filter(({ body }) => isInForce(body.term, today)).map(({ slug }) => slug),
  )
  const idsOf = (region: Body<'region'>) => region.agreements.filter((slug) => inForce.has(slug))
  return regions.map(({ slug, ar, en }) => ({
    region_id: slug,
    title_ar: ar.title,
    title_en: en.title,
    teams: ar.body.teams,
    agreements: idsOf(ar.body).length,
    agreement_ids: idsOf(ar.body).join(' '),
    stories: stories.filter(({ body }) => body.region === slug).length,
  }))
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export const workingDaysSource: Source = async (deps) => {
  const holidays = new Map<string, { ar: string; en: string }>()
  for (const { ar, en } of await listBilingual(deps, 'holiday')) {
    for (let day = 0; ar.date && day < ar.body.days; day += 1) {
      holidays.set(addDays(ar.date, day), { ar: ar.title, en: en.title })
    }
  }
  const years = [...holidays.keys()].map((day) => day.slice(0, 4)).toSorted()
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  const off = new Set(holidays.keys())
  const rows = []
  for (let day = `${first}-01-01`; day <= `${last}-12-31`; day = addDays(day, 1)) {
    rows.push({
      day,
      weekday: weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? null,
      working_day: isWorkingDay(day, off),
      holiday_ar: holidays.get(day)?.ar ?? null,
      holiday_en: holidays.get(day)?.en ?? null,
    })
  }
  return rows
}
