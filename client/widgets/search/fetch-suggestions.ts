import type { Suggestions } from '#domain/search/suggestions'
import type { Locale } from '#domain/site/locale'

const timeoutMs = 3_000

/** The parameters for the scope of a box: a type of records, or the knowledge hub. */
function scopeOf(form: HTMLFormElement): Record<string, string> {
  const kind = form.querySelector<HTMLInputElement>('[name=kind]')?.value
  if (kind) return { kind }
  return form.action.endsWith('/knowledge/search') ? { scope: 'knowledge' } : {}
}

/** Suggestions for what was typed into a box; rejects if they do not come within 3 s. */
export async function fetchSuggestions(
  form: HTMLFormElement,
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: text, lang: locale, ...scopeOf(form) })
  const response = await fetch(`/api/suggestions?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`suggestions ${response.status}`)
  return response.json()
}
