import { arAll } from './ar-all'
import { enAll } from './en-all'
import { createTranslator } from './index'

/** Both languages whole, for the worker; the browser fetches its own in parts. */
export const translators = {
  ar: createTranslator('ar', arAll).t,
  en: createTranslator('en', enAll).t,
}
