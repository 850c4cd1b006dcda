import type { Database } from '#db/client'
import { readSettings } from '#db/entries/settings'
import { createFormat, type Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { PageHead, PayloadName, Payloads } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import type { Params } from '#domain/site/routes'

export interface LoaderDeps {
  db: Database
  locale: Locale
  /** Epoch milliseconds. */
  now: number
  t: Translate
  /** PUBLIC_ORIGIN. */
  origin: string
}

/** What a payload is read with, and the page itself does not need. */
interface Beside {
  /** What the document tells of its page; without it the words of its route do. */
  head?: PageHead
  /** Nodes of schema.org that describe what the page shows. */
  structured?: object[]
}

/**
 * Reads what a page shows; null when what it is about does not stand. `params` are what the route
 * table, the address and the page's own query say, by their names.
 */
export type Loader<N extends PayloadName> = (
  deps: LoaderDeps,
  params: Params,
) => Promise<(Payloads[N] & Beside) | null>

/** The format of the language, with the digits the settings choose. */
export async function loadFormat({ db, locale }: LoaderDeps): Promise<Format> {
  const { digits } = await readSettings(db)
  return createFormat({ locale, digits })
}
