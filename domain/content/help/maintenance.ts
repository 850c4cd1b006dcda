import * as v from 'valibot'
import { calendarDay, time } from '../fields'
import { requiredText } from '../required-text'

/** Platforms with a continuity plan, and this site; ids of the headings of the `backup` page. */
export const continuityNames = [
  'teams',
  'procurement',
  'operations',
  'halls',
  'health-insurance',
  'site',
] as const
export type ContinuityName = (typeof continuityNames)[number]

/** Planned maintenance or a fault; date: its first day. */
export const maintenance = v.strictObject({
  platform: v.picklist(continuityNames),
  planned: v.boolean(),
  from: time,
  /** Null for a fault that is not resolved. */
  until: v.nullable(v.strictObject({ day: calendarDay, time })),
  /** Advice for the outage, or the report after it. */
  note: v.optional(v.nullable(requiredText), null),
})
