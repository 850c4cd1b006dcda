import { arAll } from './ar/all'
import { enAll } from './en/all'
import { createTranslator, type Translate } from './translate'

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

/** All messages of both languages, for the worker; browsers load theirs in groups. */
export const translators = {
  ar: memoise(createTranslator('ar', arAll).t),
  en: memoise(createTranslator('en', enAll).t),
}
