import { listEntries } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { type Loader, loadFormat } from '../../payloads/loader'
import { findPageIntro, toPageIntro } from '../page-text'

export const loadBrandFiles: Loader<'brandFiles'> = async (deps) => {
  const [entries, rules, format] = await Promise.all([
    listEntries(deps.db, 'brand-file', deps.locale, deps.now),
    findPageIntro(deps, 'brand-files'),
    loadFormat(deps),
  ])
  if (!rules) return null
  const { lead, body } = toPageIntro(rules, format, deps)
  return {
    modified: format.date(newestChange([rules, ...entries]) ?? rules.updatedAt),
    lead,
    rules: body,
    files: entries.map(({ slug, title, body }) => ({ slug, title, ...body })),
  }
}
