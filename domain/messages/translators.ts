import { ar } from './ar'
import { arForms } from './ar-forms'
import { en } from './en'
import { enForms } from './en-forms'
import { createTranslate } from './index'

/** Both languages whole, for the worker; the browser fetches its own in parts. */
export const translators = {
  ar: createTranslate('ar', { ...ar, ...arForms }),
  en: createTranslate('en', { ...en, ...enForms }),
}
