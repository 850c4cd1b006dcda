import rosetta from 'rosetta'
import type { Locale } from '../site/locale'
import type { arAll } from './ar/all'
import type { ar } from './ar/core'

type Join<K, P> = K extends string ? (P extends string ? `${K}.${P}` : never) : never
type Leaf<T> = {
  [K in keyof T]: T[K] extends string | ((params: never) => string)
    ? K
    : T[K] extends object
      ? Join<K, Leaf<T[K]>>
      : never
}[keyof T]

type At<T, K> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never

type Named<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Named<Rest> : never

/** An Arabic table is the shape: every text of it, with the same parameters, stands in English. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never) => string
      ? T[K]
      : Shape<T[K]>
}
/** What every page says. */
export type CoreMessages = Shape<typeof ar>
export type Messages = Shape<typeof arAll>
type All = typeof arAll

type MessageKey = Leaf<All> & string

type Params<K> =
  At<All, K> extends (params: infer P) => string
    ? [params: P]
    : [Named<At<All, K>>] extends [never]
      ? []
      : [params: Record<Named<At<All, K>>, string | number>]

/** Keys of texts that take no parameters: what a table of labels may hold. */
export type PlainKey = { [K in MessageKey]: Params<K> extends [] ? K : never }[MessageKey]

export type Translate = <K extends MessageKey>(key: K, ...params: Params<K>) => string

export interface Translator {
  t: Translate
  /** Adds a table of words, which a page needs besides the core ones. */
  learn: (words: Partial<Messages>) => void
}

/**
 * A typed translator for one language over rosetta. The language goes with every call, because
 * rosetta's own current language is shared by all requests of an isolate. A key or a parameter that
 * is missing is a compile error; one that gets past the compiler throws instead of showing nothing.
 */
export function createTranslator(
  locale: Locale,
  messages: CoreMessages & Partial<Messages>,
): Translator {
  const table = rosetta<Partial<Messages>>({ [locale]: messages })
  return {
    t(key, ...params) {
      const text = table.t(key, params[0] as Record<string, unknown> | undefined, locale)
      if (text === '') throw new Error(`no message "${key}" in ${locale}`)
      return text
    },
    learn: (words) => table.set(locale, words),
  }
}

/** What each language tells apart; nothing is plural in English, so a zero of its own is said before. */
interface PluralForms {
  ar: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  en: { one: string; other: string }
}

const rules = {
  ar: new Intl.PluralRules('ar-SA'),
  en: new Intl.PluralRules('en-US'),
}

/** Chooses among the CLDR plural forms (six in Arabic) and sets the number in place of `#`. */
export function plural<L extends Locale>(locale: L, count: number, forms: PluralForms[L]): string {
  const known: PluralForms['ar'] = forms
  const form = known[rules[locale].select(count)] ?? known.other
  return form.replace('#', String(count))
}
