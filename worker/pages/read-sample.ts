import { areSamples } from '#db/entries/entries'
import { kindOfRoute } from '#domain/site/route-kinds'
import type { LoaderDeps } from '../payloads/loader'
import type { PageRequest } from '../routing/page-request'

/** True if the record of a page, or every record of its list, is sample data. */
export async function readSample(
  { db, locale, now }: Pick<LoaderDeps, 'db' | 'locale' | 'now'>,
  { name, params, path }: Pick<PageRequest, 'name' | 'params' | 'path'>,
): Promise<boolean> {
  const kind = kindOfRoute(name)
  if (!kind) return false
  const slug = kind === 'page' || kind === 'policy' ? path.slice(1) : params.slug
  return areSamples(db, kind, locale, now, slug)
}
