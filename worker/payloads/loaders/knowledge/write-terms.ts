import { directions, type Locale, localPath, otherLocale } from '#domain/site/locale'
import { fillPath } from '#domain/site/routes'
import { type Markup, markup } from '#domain/text/markup'
import type { LoaderDeps } from '../../loader'

interface Half {
  title: string
  definition: string
}

export interface Term {
  slug: string
  /** In the language of the page, and in the other. */
  own: Half
  other: Half
  category: string
  related: { slug: string; title: string }[]
}

interface WritingScope extends Pick<LoaderDeps, 'locale' | 't'> {
  /** The category asked for, or null for all. */
  category: string | null
}

/**
 * Terms by their letters in both languages beside each other, that of the page first, as markup.
 * What they refer to may stand outside of the category asked for, and then on the page of all.
 */
export function writeTerms(
  groups: ReadonlyMap<string, readonly Term[]>,
  scope: WritingScope,
): string {
  const written = [...groups].map(([letter, terms]) => {
    const id = letterId(letter)
    return markup`<section class="letter-group" aria-labelledby="${id}"><h2 id="${id}">${letter}</h2><div>${terms.map((term) => writeTerm(term, scope))}</div></section>`
  })
  return markup`${written}`.text
}

function writeTerm({ slug, own, other, related }: Term, scope: WritingScope): Markup {
  const lang = otherLocale(scope.locale)
  return markup`<article class="term" id="${slug}"><div><h3><a href="#${slug}">${own.title}</a></h3><p>${own.definition}</p>${related.length > 0 && writeRelated(related, scope)}</div><div lang="${lang}" dir="${directions[lang]}"><h3>${other.title}</h3><p>${other.definition}</p></div></article>`
}

function writeRelated(related: Term['related'], { t, locale, category }: WritingScope): Markup {
  const whole = category === null ? '' : wholeOf(locale)
  const links = related.map(({ slug, title }, at) => [
    at > 0 ? t('date.separator') : ' ',
    markup`<a href="${whole}#${slug}">${title}</a>`,
  ])
  return markup`<p>${t('dictionary.related')}${links}</p>`
}

/** The id of a letter's heading. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The address of all terms. */
export function wholeOf(locale: Locale): string {
  return localPath(fillPath('dictionary'), locale)
}
