import { readSettings } from '#db/entries/settings'
import type { Loader } from '../../loader'
import { readFormOptions } from '../forms/form-options'
import { toChannels } from './channels'

export const loadContact: Loader<'contact'> = async (deps) => {
  const [formOptions, settings] = await Promise.all([readFormOptions(deps), readSettings(deps.db)])
  if (!formOptions) return null
  const { modified, lists } = formOptions
  const { kinds, topics } = lists
  const channels = toChannels(settings, deps.locale)
  return { modified, lead: deps.t('contact.lead'), kinds, topics, channels }
}
