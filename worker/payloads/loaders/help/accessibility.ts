import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'
import { toChannels } from './channels'

export const loadAccessibility: Loader<'accessibility'> = async (deps) => {
  const page = await readPageText(deps, 'accessibility')
  return page && { ...page.textWith(), channels: toChannels(page.settings, deps.locale) }
}
