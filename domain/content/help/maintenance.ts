import * as v from 'valibot'
import { statusParts } from '../../site/status-parts'
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

/** How far the work on a fault has come. */
export const faultStages = ['investigating', 'identified', 'watching', 'solved'] as const

/** Planned maintenance or a fault; date: its first day. */
export const maintenance = v.strictObject({
  platform: v.picklist(continuityNames),
  planned: v.boolean(),
  from: time,
  /** Null for a fault that is not resolved. */
  until: v.nullable(v.strictObject({ day: calendarDay, time })),
  /** Advice for the outage, or the report after it. */
  note: v.optional(v.nullable(requiredText), null),
  /** Of this site, the parts that are affected. */
  parts: v.optional(v.array(v.picklist(statusParts)), []),
  stage: v.optional(v.nullable(v.picklist(faultStages)), null),
  /** What became known meanwhile, the newest first. */
  updates: v.optional(v.array(v.strictObject({ day: calendarDay, time, text: requiredText })), []),
})
