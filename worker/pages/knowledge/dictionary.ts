import type { LetterCount } from '#client/pages/knowledge/dictionary/payload.ts'
import { listEntries, listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { PayloadHead } from '#domain/payloads/page-data'
import { type Locale, localPath, otherLocale } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { fillPath } from '#domain/site/routes'
import {
  alphabets,
  compareTexts,
  letterOf,
  localeOfLetter,
  showLetter,
} from '#domain/text/alphabet'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { type DictionaryTerm, writeIndex, writeTerms } from './write-terms'

/** What a page shows: the terms of a letter, of a category, or of a letter in a category. */
interface Choice {
  letter: string | null
  category: string | null
}

export const loadDictionary: Loader<'dictionary'> = async (deps, params) => {
  const { db, locale, now } = deps
  const [lists, others, format] = await Promise.all([
    listKinds(db, ['term', 'term-category'], locale, now),
    listEntries(db, 'term', otherLocale(locale), now),
    loadFormat(deps),
  ])
  const terms = readTerms(lists.term, others)
  const categories = lists['term-category']
  const used = countLetters(terms)
  const choice = readChoice(params, used[locale])
  const shown = sortTerms(
    terms.filter((term) => isChosen(term, choice)),
    choice.letter ? localeOfLetter(choice.letter) : locale,
    locale,
  )
  const isWhole = !params.letter && !params.category
  const category = categories.find(({ slug }) => slug === choice.category)
  if ((params.letter && shown.length === 0) || (choice.category && !category)) return null
  const modified = newestChange(isWhole || shown.length === 0 ? lists.term : shown)
  if (modified === null) return null
  return {
    modified: format.date(modified),
    total: terms.length,
    categories: categories.map(({ slug, title }) => ({
      slug,
      title,
      count: terms.filter((term) => term.category === slug).length,
    })),
    ...choice,
    count: shown.length,
    alphabets: [locale, otherLocale(locale)].map((one) => ({ locale: one, letters: used[one] })),
    ...findSteps(choice.letter, used),
    terms: writeTerms(shown, deps),
    index: isWhole ? writeIndex(sortTerms(terms, locale, locale), shown, deps) : '',
    head: isWhole ? undefined : headOf(choice, category?.title ?? null, deps),
    jsonLd: [describeTerms(shown, deps)],
  }
}

/** Without a letter or a category, the first letter of the page's language that has terms. */
function readChoice(
  { letter = null, category = null }: Partial<Choice>,
  letters: readonly LetterCount[],
): Choice {
  const first = category ? null : (letters.find(({ count }) => count > 0)?.letter ?? null)
  return { letter: letter ?? first, category }
}

function isChosen(term: DictionaryTerm, { letter, category }: Choice): boolean {
  const hasLetter = letter === null || term.letters.includes(letter)
  return hasLetter && (category === null || term.category === category)
}

function readTerms(
  own: readonly Entry<'term'>[],
  others: readonly Entry<'term'>[],
): DictionaryTerm[] {
  const bySlug = new Map(others.map((entry) => [entry.slug, entry]))
  const titles = new Map(own.map(({ slug, title }) => [slug, title]))
  return own.map((entry) => {
    const other = bySlug.get(entry.slug) ?? entry
    return {
      slug: entry.slug,
      own: toTermText(entry),
      other: toTermText(other),
      letters: [entry, other].flatMap(({ title }) => letterOf(title) ?? []),
      category: entry.body.category,
      related: entry.body.related.flatMap((slug) => {
        const title = titles.get(slug)
        return title ? [{ slug, title }] : []
      }),
      updatedAt: entry.updatedAt,
    }
  })
}

function toTermText({ title, body }: Entry<'term'>): DictionaryTerm['own'] {
  return { title, definition: body.definition }
}

/** Sorts by the names in one language. */
function sortTerms(terms: readonly DictionaryTerm[], by: Locale, locale: Locale): DictionaryTerm[] {
  const compare = compareTexts(by)
  const nameOf = ({ own, other }: DictionaryTerm) => (by === locale ? own : other).title
  return terms.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
}

function countLetters(terms: readonly DictionaryTerm[]): Record<Locale, LetterCount[]> {
  const count = (letter: string) => ({
    letter,
    count: terms.filter(({ letters }) => letters.includes(letter)).length,
  })
  return { ar: alphabets.ar.map(count), en: alphabets.en.map(count) }
}

function findSteps(letter: string | null, used: Record<Locale, LetterCount[]>) {
  const letters = letter ? used[localeOfLetter(letter)].filter(({ count }) => count > 0) : []
  const at = letters.findIndex((one) => one.letter === letter)
  return { previous: letters[at - 1] ?? null, next: letters[at + 1] ?? null }
}

function headOf(
  { letter }: Choice,
  category: string | null,
  { t, locale }: LoaderDeps,
): PayloadHead {
  const isOwn = letter && localeOfLetter(letter) === locale
  const shown = isOwn ? showLetter(letter) : letter
  const subject = [shown && t('dictionary.letter', { letter: shown }), category].filter(Boolean)
  return {
    title: `${tableTitle('dictionary', locale)}: ${subject.join(t('list.separator'))}`,
    description: category
      ? t('dictionary.description', { category })
      : t('dictionary.letterDescription', { letter: shown ?? '' }),
  }
}

/** schema.org DefinedTermSet. */
function describeTerms(terms: readonly DictionaryTerm[], { origin, locale }: LoaderDeps): object {
  const url = origin + localPath(fillPath('dictionary'), locale)
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: tableTitle('dictionary', locale),
    url,
    inLanguage: locale,
    hasDefinedTerm: terms.map(({ slug, own }) => ({
      '@type': 'DefinedTerm',
      // In HTML, JSON-LD resolves it against the document's URL (JSON-LD 1.1, 6.2).
      url: `#${slug}`,
      name: own.title,
    })),
  }
}
