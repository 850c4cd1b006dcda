import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'
import { toChannels } from './channels'

export const loadViolations: Loader<'violations'> = async (deps) => {
  const page = await readPageText(deps, 'violations')
  if (!page) return null
  const { settings, textWith } = page
  return {
    ...textWith(),
    channels: toChannels(settings, deps.locale),
    exit: settings.quickExit,
  }
}
