import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'
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
