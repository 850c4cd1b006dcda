import { readSettings } from '#db/entries/settings'
import type { Loader } from '../../loader'
import { loadFormBasis } from '../forms/form-options'
import { toChannels } from './channels'

export const loadContact: Loader<'contact'> = async (deps) => {
  const [basis, settings] = await Promise.all([loadFormBasis(deps), readSettings(deps.db)])
  if (!basis) return null
  const { modified, lists } = basis
  const { kinds, topics } = lists
  const channels = toChannels(settings, deps.locale)
  return { modified, lead: deps.t('contact.lead'), kinds, topics, channels }
}
