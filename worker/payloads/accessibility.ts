import { toChannels } from './channels'
import type { Loader } from './loader'
import { readPageText } from './page-text'

export const loadAccessibility: Loader<'accessibility'> = async (deps) => {
  const read = await readPageText(deps, 'accessibility')
  return read && { ...read.textWith(), channels: toChannels(read.settings, deps.locale) }
}
