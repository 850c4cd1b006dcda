import { sampleShare } from '#db/entries/entries'
import type { KindName } from '#domain/content/kinds'
import type { SampleShare } from '#domain/payloads/page-data'
import { kindOfRoute } from '#domain/site/route-kinds'
import type { LoaderDeps } from '../payloads/loader'
import type { PageRequest } from '../routing/page-request'

/** Kinds with one record for each page, which has the slug of the page. */
const ownRecords = new Set<KindName>(['page', 'policy', 'page-intro'])

/** Whether the record of a page, or all or some records of its list, are sample data. */
export async function readSample(
  { db, locale, now }: Pick<LoaderDeps, 'db' | 'locale' | 'now'>,
  { name, params, path }: Pick<PageRequest, 'name' | 'params' | 'path'>,
): Promise<SampleShare | undefined> {
  const kind = kindOfRoute(name)
  if (!kind) return undefined
  const slug = ownRecords.has(kind) ? path.split('/').at(-1) : params.slug
  const share = await sampleShare(db, kind, locale, now, slug)
  return share === 'none' ? undefined : share
}
