import * as v from 'valibot'
import { findEntry, listKinds, readSettings } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { holidayDays } from '#domain/content/pages/holiday'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { choiceLists, type ListName, listNames } from '#domain/forms/field'
import { supportKinds } from '#domain/forms/support'
import type { FormOptions, Option } from '#domain/payloads/forms'
import type { Locale } from '#domain/site/locale'
import { type LoaderDeps, loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'

const offered = ['ticket-kind', 'ticket-topic', 'choice-list', 'holiday'] as const
/** Enough to compute any reply date, and small to send. */
const mostHolidays = 60
/** Days back from which holidays are known, to count those since a reply was due. */
const knownDaysBack = 60

const text = v.string()
const option = v.object({ value: text, label: text, hint: v.nullable(text) })

/** Checked on every read: submissions are validated with it. */
const formOptionsShape = v.object({
  lists: v.object(v.entriesFromList(listNames, v.array(option))),
  kindNames: v.record(text, text),
  holidays: v.array(text),
  privacyVersion: text,
}) satisfies v.GenericSchema<unknown, Partial<FormOptions>>

/** Choice lists, holidays and privacy version for the forms, from memory if current. */
export async function loadFormOptions(deps: PayloadDeps, locale: Locale): Promise<FormOptions> {
  const { payload } = await deps.payloads.loadRemembered({
    name: 'forms',
    locale,
    read: () => readFormOptions(loaderDeps(deps, locale)),
    shape: formOptionsShape,
  })
  return payload as unknown as FormOptions
}

/** Choice lists, holidays and privacy version for the forms; null without content. */
export async function readFormOptions({
  db,
  locale,
  now,
}: LoaderDeps): Promise<FormOptions | null> {
  const [records, { digits }, privacy] = await Promise.all([
    listKinds(db, offered, locale, now),
    readSettings(db),
    findEntry(db, 'policy', 'privacy-policy', locale, now),
  ])
  const modified = newestChange(Object.values(records).flat())
  if (modified === null) return null
  const kinds = records['ticket-kind'].map(toKind)
  const today = riyadhDate(now)
  return {
    modified: createFormat({ locale, digits }).date(modified),
    lists: {
      kinds: kinds.filter(({ value }) => supportKinds.some((kind) => kind === value)),
      topics: records['ticket-topic'].map(toTopic),
      ...toLists(records['choice-list']),
    },
    kindNames: Object.fromEntries(kinds.map(({ value, label }) => [value, label])),
    holidays: holidayDays(records.holiday)
      .filter((day) => day >= addDays(today, -knownDaysBack))
      .slice(0, mostHolidays),
    privacyVersion: privacy?.body.version ?? '',
  }
}

function toKind({ slug, title, summary }: Entry<'ticket-kind'>): Option {
  return { value: slug.toUpperCase(), label: title, hint: summary }
}

function toTopic({ slug, title, summary }: Entry<'ticket-topic'>): Option {
  return { value: slug, label: title, hint: summary }
}

function toLists(records: readonly Entry<'choice-list'>[]) {
  const choicesOf = (slug: string): Option[] =>
    records
      .filter((record) => record.slug === slug)
      .flatMap(({ body }) => body.choices)
      .map(({ value, label, hint }) => ({ value, label, hint: hint ?? null }))
  const pairs = Object.entries(choiceLists).map(([name, slug]) => [name, choicesOf(slug)])
  return Object.fromEntries(pairs) as Record<Exclude<ListName, 'kinds' | 'topics'>, Option[]>
}
