import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'
import { toChannels } from './channels'

export const loadAccessibility: Loader<'accessibility'> = async (deps) => {
  const page = await readPageText(deps, 'accessibility')
  return page && { ...page.textWith(), channels: toChannels(page.settings, deps.locale) }
}
