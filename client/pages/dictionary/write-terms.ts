import { directions, localPath, otherLocale } from '#domain/locale'
import type { Term } from '#domain/payloads/dictionary'
import { type Markup, markup } from '../../ui/markup'
import type { Inside, WritingScope } from '../../ui/written'

/** Terms in both languages beside each other, that of the page first. */
export function writeTerms(terms: readonly Term[], scope: WritingScope): Inside {
  return { __html: markup`${terms.map((term) => writeTerm(term, scope))}`.text }
}

function writeTerm({ slug, own, other, related }: Term, scope: WritingScope): Markup {
  const { locale } = scope
  const lang = otherLocale(locale)
  return markup`<article class="term" id="${slug}"><div class="term__half" lang="${locale}" dir="${directions[locale]}"><h3><a href="#${slug}">${own.title}</a></h3><p>${own.definition}</p>${related.length > 0 && writeRelated(related, scope)}</div><div class="term__half" lang="${lang}" dir="${directions[lang]}"><h3>${other.title}</h3><p>${other.definition}</p></div></article>`
}

function writeRelated(related: Term['related'], { t, locale, path, query }: WritingScope): Markup {
  // A part of the list may not hold what a term refers to: the whole of it does.
  const whole = query === '' ? '' : localPath(path, locale)
  const links = related.map(({ slug, title }, at) => [
    at > 0 ? t('date.separator') : ' ',
    markup`<a href="${whole}#${slug}">${title}</a>`,
  ])
  return markup`<p class="term__related">${t('dictionary.related')}${links}</p>`
}
