import { listKinds, readSettings } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { createFormat } from '#domain/dates/format'
import { ticketKinds } from '#domain/forms/support'
import type { Loader } from '../../payloads/loader'
import { toChannels } from './channels'

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
    prefixes: listPrefixes(lists['ticket-kind']),
    channels: toChannels(settings, locale),
  }
}

/** A subscription to the newsletter has a number, but no status to look up. */
function listPrefixes(kinds: readonly Entry<'ticket-kind'>[]) {
  return ticketKinds
    .filter((kind) => kind !== 'NEWS')
    .flatMap((prefix) =>
      kinds
        .filter(({ slug }) => slug === prefix.toLowerCase())
        .map(({ title }) => ({ prefix, kind: title })),
    )
}
