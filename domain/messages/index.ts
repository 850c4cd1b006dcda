import rosetta from 'rosetta'
import type { Locale } from '../locale'
import type { ar } from './ar'
import type { arForms } from './ar-forms'

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

/** The Arabic tables are the shape: every text of them, with the same parameters, stands in English. */
export type Messages = Shape<typeof ar>
/** The browser fetches these with the first page that has a form. */
export type FormMessages = Shape<typeof arForms>
type All = typeof ar & typeof arForms
type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never) => string
      ? T[K]
      : Shape<T[K]>
}

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
  /** Adds the texts of form pages, which are not there before. */
  learn: (messages: Partial<FormMessages>) => void
}

/**
 * A typed translator for one language over rosetta. The language goes with every call, because
 * rosetta's own current language is shared by all requests of an isolate. A key or a parameter that
 * is missing is a compile error; one that gets past the compiler throws instead of showing nothing.
 */
export function createTranslator(locale: Locale, messages: Messages): Translator {
  const table = rosetta<Messages | Partial<FormMessages>>({ [locale]: messages })
  return {
    t(key, ...params) {
      const text = table.t(key, params[0] as Record<string, unknown> | undefined, locale)
      if (text === '') throw new Error(`no message "${key}" in ${locale}`)
      return text
    },
    learn: (more) => table.set(locale, more),
  }
}

/** A translator of one language that knows all its texts. */
export function createTranslate(locale: Locale, messages: Messages & FormMessages): Translate {
  return createTranslator(locale, messages).t
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = {
  ar: new Intl.PluralRules('ar-SA'),
  en: new Intl.PluralRules('en-US'),
}

/** Chooses among the CLDR plural forms (six in Arabic) and sets the number in place of `#`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const form = forms[rules[locale].select(count)] ?? forms.other
  return form.replace('#', String(count))
}
