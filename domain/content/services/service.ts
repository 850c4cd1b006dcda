import * as v from 'valibot'
import { calendarDay, iconName, richText, slug } from '../fields'
import { requiredText } from '../required-text'
import { platformNames } from './platform-names'

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
const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https:\/\/)/, 'Not a path or https address'),
)

/** An e-service; its page leaves out null and empty parts. */
export const service = v.strictObject({
  icon: iconName,
  topic: v.picklist(serviceTopics),
  /** Slug of the `ticket-topic` for questions about it; null for “another subject”. */
  requestTopic: v.optional(v.nullable(slug), null),
  audiences: v.array(v.picklist(serviceAudiences)),
  /** Platform this service is; its address is in the settings. */
  platform: v.optional(v.nullable(v.picklist(platformNames)), null),
  /** Start link and a note on what follows. The address is null for platforms. */
  start: v.nullable(
    v.strictObject({ address: v.optional(v.nullable(address), null), note: requiredText }),
  ),
  requirements: v.array(requiredText),
  steps: v.array(
    v.strictObject({ title: requiredText, text: requiredText, time: v.nullable(requiredText) }),
  ),
  /** Working days; 0: immediately. */
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The part of the service that the duration measures. */
  durationOf: v.optional(v.nullable(requiredText), null),
  /** Price in SAR with a note; 0: free. `upTo` if it is free in some cases. */
  cost: v.nullable(
    v.strictObject({
      amount: v.pipe(v.number(), v.minValue(0)),
      upTo: v.optional(v.boolean(), false),
      note: v.nullable(requiredText),
    }),
  ),
  channels: v.array(v.picklist(serviceChannels)),
  hours: v.nullable(requiredText),
  languages: v.array(v.picklist(['ar', 'en'])),
  launched: v.nullable(calendarDay),
  /** Service levels with the results of a period. */
  levels: v.nullable(
    v.strictObject({
      period: requiredText,
      measures: v.pipe(
        v.array(
          v.strictObject({
            measure: requiredText,
            target: requiredText,
            measured: v.nullable(requiredText),
            /** The result is short of the target. */
            missed: v.optional(v.boolean(), false),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
  /** Manual in the knowledge hub, with the topic to look up. */
  manual: v.nullable(v.strictObject({ book: slug, note: requiredText })),
  questions: v.array(v.strictObject({ question: requiredText, answer: requiredText })),
  related: v.array(slug),
  history: v.array(v.strictObject({ date: calendarDay, note: requiredText })),
  body: richText,
})
