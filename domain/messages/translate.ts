import rosetta from 'rosetta'
import type { Locale } from '../site/locale'
import { keepPercentSigns } from '../text/percent'
import type { arAll } from './ar/all'
import type { ar } from './ar/core'
import type { Shape } from './shape'

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
/**
 * Messages of single pages, which client/page-messages.ts adds: the texts of a page are in its
 * folder.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be extended from another module
export interface PageMessages {}

type All = typeof arAll & PageMessages
/** Messages that every page loads. */
export type CoreMessages = Shape<typeof ar>
export type Messages = Shape<All>

type MessageKey = Leaf<All> & string

type Params<K> =
  At<All, K> extends (params: infer P) => string
    ? [params: P]
    : [Named<At<All, K>>] extends [never]
      ? []
      : [params: Record<Named<At<All, K>>, string | number>]

/** Keys of messages without parameters, for tables of labels. */
export type PlainKey = { [K in MessageKey]: Params<K> extends [] ? K : never }[MessageKey]

export type Translate = <K extends MessageKey>(key: K, ...params: Params<K>) => string

export interface Translator {
  t: Translate
  /** Adds a group of messages to the core ones. */
  addMessages: (messages: Partial<Messages>) => void
}

/**
 * Typed translator for one language over rosetta. Every call passes the language, because rosetta's
 * current language would be shared by all requests of an isolate. A missing key or parameter is a
 * compile error; one that passes the compiler throws instead of rendering an empty text.
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
      return keepPercentSigns(text, locale)
    },
    addMessages: (messages) => table.set(locale, messages),
  }
}
