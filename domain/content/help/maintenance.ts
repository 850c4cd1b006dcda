import * as v from 'valibot'
import { day, text, time } from '../fields'

/** What may be down: the important platforms and this site, by the ids of their alternatives. */
export const continuityNames = [
  'teams',
  'procurement',
  'operations',
  'halls',
  'health-insurance',
  'site',
] as const
export type ContinuityName = (typeof continuityNames)[number]

/** Maintenance that was announced, or a fault; the record's date is the day it begins. */
export const maintenance = v.strictObject({
  platform: v.picklist(continuityNames),
  planned: v.boolean(),
  from: time,
  /** Null for a fault that has not ended. */
  until: v.nullable(v.strictObject({ day, time })),
  /** What to do meanwhile, or what was done afterwards. */
  note: v.optional(v.nullable(text), null),
})
