import { listEntries } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { type Loader, loadFormat } from '../../loader'
import { findLeaflet, toLeaflet } from '../forms/form-intro'

export const loadBrandFiles: Loader<'brandFiles'> = async (deps) => {
  const [entries, rules, format] = await Promise.all([
    listEntries(deps.db, 'brand-file', deps.locale, deps.now),
    findLeaflet(deps, 'brand-files'),
    loadFormat(deps),
  ])
  if (!rules) return null
  const { lead, body } = toLeaflet(rules, format)
  return {
    modified: format.date(newestChange([rules, ...entries]) ?? rules.updatedAt),
    lead,
    rules: body,
    files: entries.map(({ slug, title, body }) => ({ slug, title, ...body })),
  }
}
