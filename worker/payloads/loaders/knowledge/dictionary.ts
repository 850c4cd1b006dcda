import { listEntries, listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { type Locale, otherLocale } from '#domain/site/locale'
import { alphabets, compareTexts, letterOf } from '#domain/text/alphabet'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { dictionaryPath, letterId, type Term, writeTerms } from './write-terms'

export const loadDictionary: Loader<'dictionary'> = async (deps, { category = null }) => {
  const { db, locale, now, t } = deps
  const [lists, others, format] = await Promise.all([
    listKinds(db, ['term', 'term-category'], locale, now),
    listEntries(db, 'term', otherLocale(locale), now),
    loadFormat(deps),
  ])
  const modified = newestChange(lists.term)
  const chosen = lists['term-category'].find(({ slug }) => slug === category)
  if (modified === null || (category && !chosen)) return null
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
    head: chosen && {
      title: `${t('routes.dictionary.title')}: ${chosen.title}`,
      description: t('dictionary.description', { category: chosen.title }),
    },
    jsonLd: [describeTerms(shown, deps)],
  }
}

function readTerms(own: readonly Entry<'term'>[], others: readonly Entry<'term'>[]): Term[] {
  const bySlug = new Map(others.map((entry) => [entry.slug, entry]))
  const titles = new Map(own.map(({ slug, title }) => [slug, title]))
  return own.map((entry) => ({
    slug: entry.slug,
    own: toTermText(entry),
    other: toTermText(bySlug.get(entry.slug) ?? entry),
    category: entry.body.category,
    related: entry.body.related.flatMap((slug) => {
      const title = titles.get(slug)
      return title ? [{ slug, title }] : []
    }),
  }))
}

function toTermText({ title, body }: Entry<'term'>): Term['own'] {
  return { title, definition: body.definition }
}

function groupTerms(terms: readonly Term[], locale: Locale): Map<string, Term[]> {
  const compare = compareTexts(locale)
  const sorted = terms.toSorted((a, b) => compare(a.own.title, b.own.title))
  return Map.groupBy(sorted, ({ own }) => letterOf(own.title, locale))
}

/** schema.org DefinedTermSet. */
function describeTerms(terms: readonly Term[], { origin, locale, t }: LoaderDeps): object {
  const url = origin + dictionaryPath(locale)
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: t('routes.dictionary.title'),
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
