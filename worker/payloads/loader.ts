import type { Database } from '#db/client'
import { readSettings } from '#db/settings'
import { createFormat, type Format } from '#domain/format'
import type { Locale } from '#domain/locale'
import type { Translate } from '#domain/messages/index'
import type { PayloadName, Payloads } from '#domain/payloads'

export interface LoaderDeps {
  db: Database
  locale: Locale
  /** Epoch milliseconds. */
  now: number
  t: Translate
  /** PUBLIC_ORIGIN. */
  origin: string
}

/** Reads what a page shows; null when what it is about does not stand. */
export type Loader<N extends PayloadName> = (
  deps: LoaderDeps,
  params: { slug: string },
) => Promise<Payloads[N] | null>

/** The format of the language, with the digits the settings choose. */
export async function loadFormat({ db, locale }: LoaderDeps): Promise<Format> {
  const { digits } = await readSettings(db)
  return createFormat({ locale, digits })
}
