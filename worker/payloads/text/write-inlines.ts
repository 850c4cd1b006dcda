import type { Inline } from '#domain/content/block'
import { directions, type Locale, otherLocale } from '#domain/site/locale'
import { type Markup, markup } from '#domain/text/markup'
import type { TextDeps } from './text-deps'
import { writeIcon } from './write-icon'

export function writeInlines(of: readonly Inline[], deps: TextDeps): Markup {
  return markup`${of.map((inline) => writeInline(inline, deps))}`
}

function writeInline(inline: Inline, deps: TextDeps): Markup {
  switch (inline.type) {
    case 'text':
      return writeText(inline.text, deps.locale)
    case 'code':
      return markup`<bdi><code>${inline.text}</code></bdi>`
    case 'strong':
      return markup`<strong>${writeInlines(inline.children, deps)}</strong>`
    case 'link':
      return writeLink(inline.href, inline.children, deps)
  }
}

/** Words in the other script, with the characters between them. */
const foreign: Record<Locale, RegExp> = {
  ar: /([A-Za-z](?:[A-Za-z0-9 ,.'’&/-]*[A-Za-z0-9])?)/,
  en: /([\u0600-\u06ff](?:[\u0600-\u06ff ]*[\u0600-\u06ff])?)/,
}

const months = {
  ar: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
} as const satisfies Record<Locale, string>
const dayOfMonth: Record<Locale, RegExp> = {
  ar: new RegExp(`(?<!\\d)(\\d{1,2}) (?=(?:${months.ar})(?!\\p{L}))`, 'gu'),
  en: new RegExp(`(?<!\\d)(\\d{1,2}) (?=(?:${months.en})(?!\\p{L}))`, 'gu'),
}
const noBreakSpace = '\u00a0'

/**
 * Keeps a day with its month in one line, and marks words of the other language with `lang` and
 * `dir` (WCAG 3.1.2).
 */
function writeText(text: string, locale: Locale): Markup {
  const lang = otherLocale(locale)
  const parts = text
    .replace(dayOfMonth[locale], `$1${noBreakSpace}`)
    .split(foreign[locale])
    .map((part, at) =>
      at % 2 === 0 ? part : markup`<span lang="${lang}" dir="${directions[lang]}">${part}</span>`,
    )
  return markup`${parts}`
}

/** Links in content already have their language prefix. */
function writeLink(href: string, of: readonly Inline[], deps: TextDeps): Markup {
  const text = writeInlines(of, deps)
  if (href.startsWith('https:')) {
    const mark = writeIcon('arrow-up-right', 'icon--flip icon--out')
    const notice = deps.t('link.outside')
    return markup`<a href="${href}" rel="noopener">${text}${mark}<span class="visually-hidden">${notice}</span></a>`
  }
  const isAddress = /^(?:mailto|tel):/.test(href)
  return markup`<a href="${href}">${isAddress ? markup`<bdi>${text}</bdi>` : text}</a>`
}
