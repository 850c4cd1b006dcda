import { listEntries, listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { type Locale, otherLocale } from '#domain/site/locale'
import { alphabets, compareTexts, letterOf } from '#domain/text/alphabet'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { letterId, type Term, wholeOf, writeTerms } from './write-terms'

export const loadDictionary: Loader<'dictionary'> = async (deps, { category = null }) => {
  const { db, locale, now, t } = deps
  const [lists, others, format] = await Promise.all([
    listKinds(db, ['term', 'term-category'], locale, now),
    listEntries(db, 'term', otherLocale(locale), now),
    loadFormat(deps),
  ])
  const modified = newestChange(lists.term)
  const asked = lists['term-category'].find(({ slug }) => slug === category)
  if (modified === null || (category && !asked)) return null
  const terms = readTerms(lists.term, others)
  const shown = terms.filter((term) => !category || term.category === category)
  const groups = groupTerms(shown, locale)
  return {
    modified: format.date(modified),
    total: terms.length,
    categories: lists['term-category'].map(({ slug, title }) => ({
      slug,
      title,
      count: terms.filter((term) => term.category === slug).length,
    })),
    category,
    letters: alphabets[locale].map((letter) => ({
      letter,
      id: groups.has(letter) ? letterId(letter) : null,
    })),
    terms: writeTerms(groups, { locale, t, category }),
    head: asked && {
      title: `${t('routes.dictionary.title')}: ${asked.title}`,
      description: t('dictionary.description', { category: asked.title }),
    },
    structured: [describeSet(shown, deps)],
  }
}

function readTerms(own: readonly Entry<'term'>[], others: readonly Entry<'term'>[]): Term[] {
  const bySlug = new Map(others.map((entry) => [entry.slug, entry]))
  const titles = new Map(own.map(({ slug, title }) => [slug, title]))
  return own.map((entry) => ({
    slug: entry.slug,
    own: halfOf(entry),
    other: halfOf(bySlug.get(entry.slug) ?? entry),
    category: entry.body.category,
    related: entry.body.related.flatMap((slug) => {
      const title = titles.get(slug)
      return title ? [{ slug, title }] : []
    }),
  }))
}

function halfOf({ title, body }: Entry<'term'>): Term['own'] {
  return { title, definition: body.definition }
}

/** Terms in the order of their language, by their first letters. */
function groupTerms(terms: readonly Term[], locale: Locale): Map<string, Term[]> {
  const compare = compareTexts(locale)
  const sorted = terms.toSorted((a, b) => compare(a.own.title, b.own.title))
  return Map.groupBy(sorted, ({ own }) => letterOf(own.title, locale))
}

/** The terms as search engines read them (schema.org). */
function describeSet(terms: readonly Term[], { origin, locale, t }: LoaderDeps): object {
  const url = origin + wholeOf(locale)
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: t('routes.dictionary.title'),
    url,
    inLanguage: locale,
    hasDefinedTerm: terms.map(({ slug, own }) => ({
      '@type': 'DefinedTerm',
      // Read against the document's own address, as JSON-LD 1.1 (6.2) has it for HTML.
      url: `#${slug}`,
      name: own.title,
    })),
  }
}
