import { directions, type Locale, localPath, otherLocale } from '#domain/site/locale'
import { fillPath } from '#domain/site/routes'
import { type Markup, markup } from '#domain/text/markup'
import type { LoaderDeps } from '../../loader'

interface TermText {
  title: string
  definition: string
}

export interface Term {
  slug: string
  /** In the language of the page. */
  own: TermText
  /** In the other language. */
  other: TermText
  category: string
  related: { slug: string; title: string }[]
}

interface WritingScope extends Pick<LoaderDeps, 'locale' | 't'> {
  /** The category of the page; null for all terms. */
  category: string | null
}

/**
 * Terms grouped by letter as HTML, in both languages, that of the page first. On the page of a
 * category, related terms link to the page of all terms, as they may be in another category.
 */
export function writeTerms(
  groups: ReadonlyMap<string, readonly Term[]>,
  scope: WritingScope,
): string {
  const sections = [...groups].map(([letter, terms]) => {
    const id = letterId(letter)
    return markup`<section class="letter-group" aria-labelledby="${id}"><h2 id="${id}">${letter}</h2><div>${terms.map((term) => writeTerm(term, scope))}</div></section>`
  })
  return markup`${sections}`.text
}

function writeTerm({ slug, own, other, related }: Term, scope: WritingScope): Markup {
  const lang = otherLocale(scope.locale)
  return markup`<article class="term" id="${slug}"><div><h3><a href="#${slug}">${own.title}</a></h3><p>${own.definition}</p>${related.length > 0 && writeRelated(related, scope)}</div><div lang="${lang}" dir="${directions[lang]}"><h3>${other.title}</h3><p>${other.definition}</p></div></article>`
}

function writeRelated(related: Term['related'], { t, locale, category }: WritingScope): Markup {
  const page = category === null ? '' : dictionaryPath(locale)
  const links = related.map(({ slug, title }, at) => [
    at > 0 ? t('date.separator') : ' ',
    markup`<a href="${page}#${slug}">${title}</a>`,
  ])
  return markup`<p>${t('dictionary.related')}${links}</p>`
}

export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** Path of the page of all terms. */
export function dictionaryPath(locale: Locale): string {
  return localPath(fillPath('dictionary'), locale)
}
