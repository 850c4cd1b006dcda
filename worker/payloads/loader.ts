import type { Payloads } from '#client/pages/payloads.ts'
import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { listKinds, readSettings } from '#db/entries/entries'
import type { SearchIndex } from '#db/search/synonyms'
import type { KindName } from '#domain/content/kinds'
import { createFormat, type Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { PageData, PayloadHead } from '#domain/payloads/page-data'
import type { Locale } from '#domain/site/locale'
import type { Params, PayloadName } from '#domain/site/routes'
import type { Deployment } from '../env'

export interface LoaderDeps {
  db: Database
  locale: Locale
  /** Epoch ms. */
  now: number
  t: Translate
  /** PUBLIC_ORIGIN. */
  origin: string
  /** Absent while the build makes the snapshot. */
  search?: SearchIndex
}

/** Values for the document's head that are not props of the page. */
interface LoaderExtras {
  /** Title and description; by default those of the route. */
  head?: PayloadHead
  /** schema.org nodes about the content. */
  jsonLd?: object[]
}

/**
 * Reads a page's payload; null when its subject does not exist. `params` hold the values of the
 * route table, of the path and of the page's own query.
 */
export type Loader<N extends PayloadName> = (
  deps: LoaderDeps,
  params: Params,
) => Promise<(Payloads[N] & PageData['payload'] & LoaderExtras) | null>

/** Dependencies of a loader for one language. */
export type LoaderSource = Pick<LoaderDeps, 'db' | 'now'> & {
  deployment: Pick<Deployment, 'origin'>
  search?: SearchIndex
}

/** The arguments of a loader. `db` is read now: call this when the loader runs, not before. */
export function loaderDeps(
  { db, now, deployment, search }: LoaderSource,
  locale: Locale,
): LoaderDeps {
  return {
    db,
    locale,
    now,
    t: translators[locale],
    origin: deployment.origin,
    ...(search && { search }),
  }
}

/** Formats of the locale, with the digits from the settings. */
export async function loadFormat({ db, locale }: LoaderDeps): Promise<Format> {
  const { digits } = await readSettings(db)
  return createFormat({ locale, digits })
}

/** The visible records of several kinds, each list as in `listEntries`, with the page's format. */
export async function loadLists<const K extends KindName>(deps: LoaderDeps, names: readonly K[]) {
  const [lists, format] = await Promise.all([
    listKinds(deps.db, names, deps.locale, deps.now),
    loadFormat(deps),
  ])
  return { lists, format }
}
