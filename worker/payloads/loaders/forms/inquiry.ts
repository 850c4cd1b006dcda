import { listKinds } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { newestChange } from '#domain/content/entry'
import { createFormat } from '#domain/dates/format'
import type { Loader } from '../../loader'
import { toChannels } from '../help/channels'

/** The page without a result: results are personal state. */
export const loadInquiry: Loader<'inquiry'> = async ({ db, locale, now, t }) => {
  const [lists, settings] = await Promise.all([
    listKinds(db, ['ticket-kind', 'ticket-topic'], locale, now),
    readSettings(db),
  ])
  const modified = newestChange(Object.values(lists).flat())
  if (modified === null) return null
  return {
    modified: createFormat({ locale, digits: settings.digits }).date(modified),
    lead: t('inquiry.lead'),
    channels: toChannels(settings, locale),
  }
}
