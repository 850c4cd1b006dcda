import { readSettings } from '#db/entries/entries'
import { createFormat } from '#domain/dates/format'
import type { Loader } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { toChannels, toReplyDays } from './channels'

export const loadContact: Loader<'contact'> = async (deps) => {
  const [formOptions, settings] = await Promise.all([readFormOptions(deps), readSettings(deps.db)])
  if (!formOptions) return null
  const { modified, lists, holidays } = formOptions
  const { locale, now, t } = deps
  return {
    modified,
    lead: t('contact.lead'),
    kinds: lists.kinds,
    topics: lists.topics,
    channels: toChannels(settings, locale),
    reply: toReplyDays(holidays, createFormat({ locale, digits: settings.digits }), now),
  }
}
