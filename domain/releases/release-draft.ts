import { longestTitle } from '../content/entry'
import { mayIdentifyPerson } from '../content/impersonal'
import {
  type DisclosureOutcome,
  disclosureKinds,
  disclosureOutcomes,
  disclosureTopics,
  type Exemption,
  exemptions,
  findExemptionProblem,
} from '../content/pages/disclosure'
import type { Locale } from '../site/locale'
import { cleanLine, cleanText, isBlank, isStorable } from '../text/clean-text'
import { foldText } from '../text/fold-text'
import { findTextHints, type TextHint } from '../text/text-hints'
import type { Status } from '../tickets/status'

export const releaseStatuses = ['draft', 'published', 'refused', 'withdrawn'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** Statuses in which a ticket has an answer that may be published. */
export const releasableStatuses = ['answered', 'closed', 'rejected'] as const satisfies Status[]

/** True for a ticket whose answer may be published in the disclosure log. */
export function isReleasable({ kind, status }: { kind: string; status: Status }): boolean {
  return (
    disclosureKinds.some((one) => one === kind) && releasableStatuses.some((one) => one === status)
  )
}

const longestSlug = 60

/** The slug that an English title gives: its Latin words; empty if it has none. */
export function slugOf(titleEn: string): string {
  const words = titleEn
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= longestSlug) return slug
  const cut = slug.slice(0, longestSlug + 1)
  return cut.slice(0, cut.lastIndexOf('-')) || slug.slice(0, longestSlug)
}

const texts = ['title', 'summary', 'answer'] as const
type TextName = (typeof texts)[number]
const suffixes = { ar: 'Ar', en: 'En' } as const
type ReleaseText = `${TextName}${'Ar' | 'En'}`
/** Text fields of a draft with their language, side by side in a form. */
export const releaseTexts = texts.flatMap((text) =>
  (['ar', 'en'] as const).map((locale) => ({
    field: `${text}${suffixes[locale]}` as ReleaseText,
    text,
    locale,
  })),
)
const choices = ['outcome', 'exemption', 'topic'] as const

export type ReleaseField = ReleaseText | (typeof choices)[number]
export const releaseFields: readonly ReleaseField[] = [
  ...releaseTexts.map(({ field }) => field),
  ...choices,
]
/** A draft as it is typed. */
export type ReleaseValues = Record<ReleaseField, string>

/** Longest texts, in characters. */
export const releaseLimits: Record<TextName, number> = {
  title: longestTitle,
  summary: 400,
  answer: 5_000,
}

export type ReleaseDraft = Record<ReleaseText, string> & {
  outcome: DisclosureOutcome
  exemption: Exemption | null
  topic: (typeof disclosureTopics)[number] | null
}

export interface ReleaseIssue {
  field: ReleaseField
  problem:
    | 'required'
    | 'tooLong'
    | 'invalid'
    | 'language'
    | 'personal'
    | 'sender'
    | 'exemptionMissing'
    | 'exemptionExcess'
  /** Present if the text may identify a person. */
  hint?: TextHint
}

type ReadRelease = { ok: true; draft: ReleaseDraft } | { ok: false; issues: ReleaseIssue[] }

const scripts: Record<Locale, RegExp> = { ar: /\p{Script=Arabic}/u, en: /[a-z]/i }
/** A shorter name is a common word as well. */
const shortestName = 6

/** True if a text names one of the people or organisations, whatever the spelling. */
function holdsName(text: string, names: readonly string[]): boolean {
  const folded = foldText(text)
  return names
    .map((name) => foldText(cleanLine(name)))
    .some((name) => name.length >= shortestName && folded.includes(name))
}

function findTextProblem(
  { field, text, locale }: (typeof releaseTexts)[number],
  value: string,
  names: readonly string[],
): ReleaseIssue[] {
  if (isBlank(value)) return [{ field, problem: 'required' }]
  if (!isStorable(value)) return [{ field, problem: 'invalid' }]
  if (value.length > releaseLimits[text]) return [{ field, problem: 'tooLong' }]
  if (!scripts[locale].test(value)) return [{ field, problem: 'language' }]
  if (mayIdentifyPerson(value)) {
    const hint = findTextHints(value).find((one) => one !== 'link') ?? 'number'
    return [{ field, problem: 'personal', hint }]
  }
  // The address of the record comes from its English title.
  if (field === 'titleEn' && slugOf(value).length < 3) return [{ field, problem: 'language' }]
  return holdsName(value, names) ? [{ field, problem: 'sender' }] : []
}

function findChoice<T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find((one) => one === value)
}

/**
 * Checks a draft for the disclosure log: complete in both languages, without anything that may
 * identify a person, and without `names`, those of the sender.
 */
export function readReleaseDraft(typed: ReleaseValues, names: readonly string[]): ReadRelease {
  const clean = Object.fromEntries(
    releaseTexts.map(({ field, text }) => [
      field,
      text === 'title' ? cleanLine(typed[field]) : cleanText(typed[field]),
    ]),
  ) as Record<ReleaseText, string>
  const issues = releaseTexts.flatMap((one) => findTextProblem(one, clean[one.field], names))
  const outcome = findChoice(disclosureOutcomes, typed.outcome)
  const exemption = findChoice(exemptions, typed.exemption) ?? null
  const topic = findChoice(disclosureTopics, typed.topic) ?? null
  if (!outcome) issues.push({ field: 'outcome', problem: 'required' })
  const misfit = outcome && findExemptionProblem(outcome, exemption)
  if (misfit) {
    const problem = misfit === 'missing' ? 'exemptionMissing' : 'exemptionExcess'
    issues.push({ field: 'exemption', problem })
  }
  return outcome && issues.length === 0
    ? { ok: true, draft: { ...clean, outcome, exemption, topic } }
    : { ok: false, issues }
}
