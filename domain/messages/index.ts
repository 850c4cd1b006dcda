import rosetta from 'rosetta'
import type { Locale } from '../locale'
import type { ar } from './ar'

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

/** The Arabic table is the shape: every text of it, with the same parameters, stands in English. */
export type Messages = Shape<typeof ar>
type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never) => string
      ? T[K]
      : Shape<T[K]>
}

type MessageKey = Leaf<typeof ar> & string

type Params<K> =
  At<typeof ar, K> extends (params: infer P) => string
    ? [params: P]
    : [Named<At<typeof ar, K>>] extends [never]
      ? []
      : [params: Record<Named<At<typeof ar, K>>, string | number>]

/** Keys of texts that take no parameters: what a table of labels may hold. */
export type PlainKey = { [K in MessageKey]: Params<K> extends [] ? K : never }[MessageKey]

export type Translate = <K extends MessageKey>(key: K, ...params: Params<K>) => string

/**
 * A typed translator for one language over rosetta. The language goes with every call, because
 * rosetta's own current language is shared by all requests of an isolate. A key or a parameter that
 * is missing is a compile error; one that gets past the compiler throws instead of showing nothing.
 */
export function createTranslate(locale: Locale, messages: Messages): Translate {
  const table = rosetta<Messages>({ [locale]: messages })
  return (key, ...params) => {
    const text = table.t(key, params[0] as Record<string, unknown> | undefined, locale)
    if (text === '') throw new Error(`no message "${key}" in ${locale}`)
    return text
  }
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
