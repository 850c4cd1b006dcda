import * as v from 'valibot'
import { month, slug } from '../fields'
import { impersonalText } from '../impersonal'
import { dataset } from './dataset'

export const disclosureTopics = dataset.entries.topic.options

/** Kinds of requests whose answers are published, by the prefix of their references. */
export const disclosureKinds = ['DATA', 'FOI'] as const
export type DisclosureKind = (typeof disclosureKinds)[number]

export const disclosureOutcomes = ['granted', 'partial', 'refused', 'not-held'] as const
export type DisclosureOutcome = (typeof disclosureOutcomes)[number]

/** Exemptions of the freedom of information policy, in its order. */
export const exemptions = [
  'security',
  'personal',
  'trade',
  'tender',
  'investigation',
  'draft',
] as const
export type Exemption = (typeof exemptions)[number]

/** Problem between outcome and exemption; null if they agree. */
export function findExemptionProblem(
  outcome: DisclosureOutcome,
  exemption: Exemption | null,
): 'missing' | 'excess' | null {
  if (outcome === 'refused' && exemption === null) return 'missing'
  return exemption !== null && (outcome === 'granted' || outcome === 'not-held') ? 'excess' : null
}

const path = v.pipe(v.string(), v.regex(/^\/\S*$/, 'Not a path on this site'))

/**
 * An answered request in the disclosure log, without anything about its sender. Title: its subject;
 * summary: what was asked; date: the day of the answer. Its slug is never the reference number.
 */
export const disclosure = v.strictObject({
  requestKind: v.picklist(disclosureKinds),
  received: month,
  outcome: v.picklist(disclosureOutcomes),
  /** Why something is withheld: of every refusal, and of a part if that is the reason. */
  exemption: v.optional(v.nullable(v.picklist(exemptions)), null),
  /** Working days from the request to the answer. */
  workingDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
  topic: v.optional(v.nullable(dataset.entries.topic), null),
  /** How many requests asked for the same. */
  requests: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Paragraphs; lists show the first. */
  answer: v.pipe(v.array(impersonalText), v.minLength(1)),
  /** Slugs of the datasets that were published or extended, or that hold what was asked for. */
  datasets: v.optional(v.array(slug), []),
  /** Pages that hold it. */
  pages: v.optional(v.array(v.strictObject({ title: impersonalText, path })), []),
})
