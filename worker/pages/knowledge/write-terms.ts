import { termPath } from '#domain/site/letter-path'
import { directions, localPath, otherLocale } from '#domain/site/locale'
import { type Markup, markup } from '#domain/text/markup'
import type { LoaderDeps } from '../../payloads/loader'

interface TermText {
  title: string
  definition: string
}

export interface DictionaryTerm {
  slug: string
  /** In the language of the page. */
  own: TermText
  /** In the other language. */
  other: TermText
  /** Letters of its names. */
  letters: string[]
  category: string
  related: { slug: string; title: string }[]
  /** Epoch ms. */
  updatedAt: number
}

interface WritingScope extends Pick<LoaderDeps, 'locale' | 't'> {
  /** Slugs of the terms on the page, whose links need no path. */
  onPage: ReadonlySet<string>
}

type WritingDeps = Pick<LoaderDeps, 'locale' | 't'>

const slugsOf = (terms: readonly DictionaryTerm[]) => new Set(terms.map(({ slug }) => slug))

/**
 * Terms as HTML. The half in the other language is folded away beneath its name; where there is room
 * for it beside the term, the sheet opens it below a title in place of the summary.
 */
export function writeTerms(terms: readonly DictionaryTerm[], { locale, t }: WritingDeps): string {
  const scope = { locale, t, onPage: slugsOf(terms) }
  return markup`${terms.map((term) => writeTerm(term, scope))}`.text
}

function writeTerm({ slug, own, other, related }: DictionaryTerm, scope: WritingScope): Markup {
  const lang = otherLocale(scope.locale)
  const inOther = markup`lang="${lang}" dir="${directions[lang]}"`
  return markup`<article class="term" id="${slug}"><h3><a class="term__name" href="#${slug}">${own.title}</a></h3><p>${own.definition}</p><div class="term__other"><p class="term__title" ${inOther}>${other.title}</p><details><summary><span ${inOther}>${other.title}</span></summary><p ${inOther}>${other.definition}</p></details></div>${related.length > 0 && writeRelated(related, scope)}</article>`
}

function writeRelated(related: DictionaryTerm['related'], scope: WritingScope): Markup {
  const links = related.map((term, at) => [
    at > 0 ? scope.t('date.separator') : ' ',
    markup`<a href="${hrefOf(term, scope)}">${term.title}</a>`,
  ])
  return markup`<p class="term__related">${scope.t('dictionary.related')}<span>${links}</span></p>`
}

function hrefOf(term: { slug: string; title: string }, { locale, onPage }: WritingScope): string {
  return onPage.has(term.slug) ? `#${term.slug}` : localPath(termPath(term), locale)
}

/**
 * Names of all terms as links. Terms of other pages have their slug as id here, so that an address
 * that only has a term's fragment still leads to it.
 */
export function writeIndex(
  terms: readonly DictionaryTerm[],
  shown: readonly DictionaryTerm[],
  { locale, t }: WritingDeps,
): string {
  const scope = { locale, t, onPage: slugsOf(shown) }
  const rows = terms.map(({ slug, own }) => {
    const link = markup`<a href="${hrefOf({ slug, title: own.title }, scope)}">${own.title}</a>`
    return scope.onPage.has(slug) ? markup`<li>${link}</li>` : markup`<li id="${slug}">${link}</li>`
  })
  return markup`<ul>${rows}</ul>`.text
}
