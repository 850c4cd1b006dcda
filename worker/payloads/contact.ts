import { readSettings } from '#db/settings'
import { toChannels } from './channels'
import { loadFormBasis } from './form-basis'
import type { Loader } from './loader'

export const loadContact: Loader<'contact'> = async (deps) => {
  const [basis, settings] = await Promise.all([loadFormBasis(deps), readSettings(deps.db)])
  if (!basis) return null
  const { modified, lists } = basis
  const { kinds, topics } = lists
  const channels = toChannels(settings, deps.locale)
  return { modified, lead: deps.t('contact.lead'), kinds, topics, channels }
}
