import type { Found } from '#db/search/read-hits'
import type { Translate } from '#domain/messages/translate'
import type { SearchHit } from '#domain/payloads/search'
import { cutText, findExcerpt, markTerms } from '#domain/search/mark-terms'
import { localPath } from '#domain/site/locale'
import { type FactFormat, writeCost, writeDuration } from '../services/service-facts'

/** Values stored by the index belong to closed lists with a message each. */
type Key = Parameters<Translate>[0]

/** What a service, dataset or vacancy says of itself in a few words. */
export function factsOf({ facts }: Pick<Found, 'facts'>, deps: FactFormat): string[] {
  const { t, format } = deps
  const {
    audiences = [],
    days = null,
    durationOf = null,
    cost,
    isCostUpTo = false,
    formats = [],
    edition,
    place,
    until,
    frequency,
  } = facts
  return [
    audiences.map((one) => t(`services.audiences.${one}` as Key)).join(t('list.separator')),
    writeDuration(deps, { duration: days, durationOf }) ?? '',
    cost === undefined ? '' : writeCost(deps, { amount: cost, upTo: isCostUpTo }),
    frequency ? t(`openData.frequencies.${frequency}` as Key) : '',
    formats.join(t('list.separator')),
    edition === undefined ? '' : t('search.edition', { number: format.number(edition) }),
    place ?? '',
    until ? t('search.until', { day: format.date(until).gregorian }) : '',
  ].filter(Boolean)
}

/** The text of a result: its summary, or the sentence that has what the summary lacks. */
function textOf({ summary, body }: Found, stems: ReadonlySet<string>): string {
  const isInSummary = markTerms(summary, stems).some(({ isMatch }) => isMatch)
  return isInSummary ? cutText(summary) : (findExcerpt(body, stems) ?? cutText(summary))
}

/** A document as a result of a search for words with these stems. */
export function presentHit(found: Found, stems: ReadonlySet<string>, deps: FactFormat): SearchHit {
  const { label, path, locale, title, trail, date } = found
  return {
    label: deps.t(`search.labels.${label}` as Key),
    href: localPath(path, locale),
    locale,
    title: markTerms(title, stems),
    text: markTerms(textOf(found, stems), stems),
    trail,
    date: date === null ? null : deps.format.date(date),
    facts: factsOf(found, deps),
  }
}
