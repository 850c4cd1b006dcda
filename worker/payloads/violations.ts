import { toChannels } from './channels'
import type { Loader } from './loader'
import { readPageText } from './page-text'

export const loadViolations: Loader<'violations'> = async (deps) => {
  const read = await readPageText(deps, 'violations')
  if (!read) return null
  const { settings, textWith } = read
  return {
    ...textWith(),
    channels: toChannels(settings, deps.locale),
    exit: settings.quickExit,
  }
}
