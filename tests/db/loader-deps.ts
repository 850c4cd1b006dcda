import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import type { Locale } from '#domain/site/locale'
import type { LoaderDeps } from '#worker/payloads/loader'

export const origin = 'https://efficiency.example.com'

/** What a loader gets for a visitor of the database, by default on 20 November 2026. */
export function loaderDeps(
  { db }: { db: Database },
  locale: Locale,
  at = '2026-11-20T09:00:00+03:00',
): LoaderDeps {
  return { db, locale, now: Date.parse(at), t: translators[locale], origin }
}
