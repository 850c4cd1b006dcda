import { arAll } from '#domain/messages/ar/all'
import { enAll } from '#domain/messages/en/all'
import { createTranslator, type Translate } from '#domain/messages/translate'
import { arPages, enPages } from './page-messages'

/** Caches texts without parameters: a page renders about a hundred of them. */
function memoise(t: Translate): Translate {
  const cache = new Map<string, string>()
  return (key, ...params) => {
    if (params.length > 0) return t(key, ...params)
    const text = cache.get(key) ?? t(key, ...params)
    cache.set(key, text)
    return text
  }
}

/** All messages of both languages, for the worker; browsers load those of their page. */
export const messages = { ar: { ...arAll, ...arPages }, en: { ...enAll, ...enPages } }

export const translators = {
  ar: memoise(createTranslator('ar', messages.ar).t),
  en: memoise(createTranslator('en', messages.en).t),
}
