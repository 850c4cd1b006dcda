import { arAll } from './ar/all'
import { enAll } from './en/all'
import { createTranslator, type Translate } from './translate'

/** Finds each text without parameters once: a page that is drawn asks for a hundred of them. */
function remembering(t: Translate): Translate {
  const known = new Map<string, string>()
  return (key, ...params) => {
    if (params.length > 0) return t(key, ...params)
    const text = known.get(key) ?? t(key, ...params)
    known.set(key, text)
    return text
  }
}

/** Both languages whole, for the worker; the browser fetches its own in parts. */
export const translators = {
  ar: remembering(createTranslator('ar', arAll).t),
  en: remembering(createTranslator('en', enAll).t),
}
