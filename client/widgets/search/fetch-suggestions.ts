import type { Suggestions } from '#domain/search/suggestions'
import type { Locale } from '#domain/site/locale'

const timeoutMs = 3_000

/** Suggestions for what was typed; rejects if they do not come within 3 s. */
export async function fetchSuggestions(
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: text, lang: locale })
  const response = await fetch(`/api/suggestions?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`suggestions ${response.status}`)
  return response.json()
}
