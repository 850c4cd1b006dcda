import type { Locale } from '../site/locale'

/** CLDR categories per language. English has no form for zero: callers handle it before. */
interface PluralForms {
  ar: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
  en: { one: string; other: string }
}

const rules = {
  ar: new Intl.PluralRules('ar-SA'),
  en: new Intl.PluralRules('en-US'),
}

/** Selects the CLDR plural form (six in Arabic) and replaces `#` by the count. */
export function plural<L extends Locale>(locale: L, count: number, forms: PluralForms[L]): string {
  const candidates: PluralForms['ar'] = forms
  const form = candidates[rules[locale].select(count)] ?? candidates.other
  return form.replace('#', String(count))
}
