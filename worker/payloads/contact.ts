import { findEntry, listKinds } from '#db/entries'
import { readSettings } from '#db/settings'
import { riyadhDate } from '#domain/calendar'
import { newestChange } from '#domain/content/entry'
import { holidayDays } from '#domain/content/holiday'
import { createFormat } from '#domain/format'
import { toChannels } from './channels'
import type { Loader } from './loader'

const offered = ['request-kind', 'request-topic', 'holiday'] as const
/** Enough for the reply to any request, and little to send. */
const mostHolidays = 60

export const loadContact: Loader<'contact'> = async ({ db, locale, now, t }) => {
  const [lists, settings, privacy] = await Promise.all([
    listKinds(db, offered, locale, now),
    readSettings(db),
    findEntry(db, 'policy', 'privacy-policy', locale),
  ])
  const modified = newestChange(Object.values(lists).flat())
  if (modified === null) return null
  const today = riyadhDate(now)
  return {
    modified: createFormat({ locale, digits: settings.digits }).date(modified),
    lead: t('contact.lead'),
    kinds: lists['request-kind'].map(({ slug, title, summary }) => ({
      value: slug.toUpperCase(),
      label: title,
      hint: summary,
    })),
    topics: lists['request-topic'].map(({ slug, title, summary }) => ({
      value: slug,
      label: title,
      hint: summary,
    })),
    channels: toChannels(settings, locale),
    holidays: holidayDays(lists.holiday)
      .filter((day) => day >= today)
      .slice(0, mostHolidays),
    privacyVersion: privacy?.body.version ?? '',
  }
}
