import { lastModified } from '#db/entries'
import { type Loader, loadFormat } from './loader'

/** The pages themselves stand in the route table; only the day of the last change is read. */
export const loadSiteMap: Loader<'siteMap'> = async (deps) => {
  const [modified, format] = await Promise.all([lastModified(deps.db), loadFormat(deps)])
  return modified === null ? null : { modified: format.date(modified) }
}
