import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'
import { toChannels } from './channels'

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
