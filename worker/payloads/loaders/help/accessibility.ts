import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'
import { toChannels } from './channels'

export const loadAccessibility: Loader<'accessibility'> = async (deps) => {
  const read = await readPageText(deps, 'accessibility')
  return read && { ...read.textWith(), channels: toChannels(read.settings, deps.locale) }
}
