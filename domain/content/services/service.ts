import * as v from 'valibot'
import { platformNames } from '../../site/settings'
import { day, iconName, richText, slug, text } from '../fields'

export const serviceAudiences = ['entities', 'suppliers', 'employees', 'individuals'] as const
export const serviceTopics = [
  'spending',
  'procurement',
  'projects',
  'operations',
  'people',
  'information',
] as const
const serviceChannels = ['platform', 'site', 'phone', 'email', 'office'] as const
/** Where a service starts: a page of ours, or an outside address. */
const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https:\/\/)/, 'Not a path or https address'),
)

/** An e-service. A part that is null or empty is left out of its page. */
export const service = v.strictObject({
  icon: iconName,
  topic: v.picklist(serviceTopics),
  /** The subject (`request-topic`) of questions about it; null for “another subject”. */
  requestTopic: v.optional(v.nullable(slug), null),
  audiences: v.array(v.picklist(serviceAudiences)),
  /** The important platform it is; its address is that of the settings. */
  platform: v.optional(v.nullable(v.picklist(platformNames)), null),
  /** Where to begin, and what awaits one there. The address of a platform is left to the settings. */
  start: v.nullable(v.strictObject({ address: v.optional(v.nullable(address), null), note: text })),
  requirements: v.array(text),
  steps: v.array(v.strictObject({ title: text, text, time: v.nullable(text) })),
  /** In working days; 0 is at once. */
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** In SAR, with what it is paid for; 0 is free. */
  cost: v.nullable(
    v.strictObject({ amount: v.pipe(v.number(), v.minValue(0)), note: v.nullable(text) }),
  ),
  channels: v.array(v.picklist(serviceChannels)),
  hours: v.nullable(text),
  languages: v.array(v.picklist(['ar', 'en'])),
  launched: v.nullable(day),
  /** What is promised, and what came of it in a period. */
  levels: v.nullable(
    v.strictObject({
      period: text,
      measures: v.pipe(
        v.array(v.strictObject({ measure: text, target: text, measured: v.nullable(text) })),
        v.minLength(1),
      ),
    }),
  ),
  /** A book of the knowledge hub, and what to look up in it. */
  manual: v.nullable(v.strictObject({ book: slug, note: text })),
  questions: v.array(v.strictObject({ question: text, answer: text })),
  related: v.array(slug),
  history: v.array(v.strictObject({ date: day, note: text })),
  body: richText,
})
