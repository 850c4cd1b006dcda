import { type Loader, loadFormat } from '../../loader'
import { findLeaflet, toLeaflet } from './form-intro'
import { loadFormBasis } from './form-options'

export const loadNewsletter: Loader<'newsletter'> = async (deps) => {
  const [text, format, basis] = await Promise.all([
    findLeaflet(deps, 'newsletter'),
    loadFormat(deps),
    loadFormBasis(deps),
  ])
  if (!text || !basis) return null
  const { interests, jobTitles, sectors, regions, otherInterests } = basis.lists
  return {
    ...toLeaflet(text, format),
    lists: { interests, jobTitles, sectors, regions, otherInterests },
  }
}
