import { listEditedRecords } from '#db/editing/records'
import type { KindName } from '#domain/content/kinds'
import { readLocalTime } from '#domain/dates/calendar'
import { type BatchResult, type BatchStep, batchAtMost } from '#domain/staff/content'
import { cleanText } from '#domain/text/clean-text'
import { type StaffFields, type StaffRequest, textOf } from '../staff-handler'
import {
  type DecisionRefusal,
  publishEditedRecord,
  scheduleEditedRecord,
  withdrawEditedRecord,
} from './decide-record'

interface Picked {
  slug: string
  /** Of the record that was in the list. */
  version: number
}

/** The chosen records: each box sends `{slug}:{version}`. */
function readPicked({ pick }: StaffFields): Picked[] {
  const sent = [pick].flat().filter((one) => typeof one === 'string')
  const picked = sent.map((one) => {
    const [slug = '', version] = one.split(':')
    return { slug, version: Number(version) }
  })
  return [...new Map(picked.map((one) => [one.slug, one])).values()]
}

/**
 * Decides about each of the chosen records by the rules that hold for one alone; what is refused stops
 * none of the others.
 */
export async function decideBatch(
  request: StaffRequest,
  step: BatchStep,
  fields: StaffFields,
  kind: KindName,
): Promise<BatchResult> {
  const { ctx, locale } = request
  const picked = readPicked(fields)
  const [reason, publishAt] = [cleanText(textOf(fields, 'reason')), textOf(fields, 'publishAt')]
  const result: BatchResult = {
    step,
    done: [],
    refused: [],
    problem: null,
    reason,
    publishAt,
    picked: picked.map(({ slug }) => slug),
  }
  if (picked.length === 0) return { ...result, problem: 'none' }
  if (picked.length > batchAtMost) return { ...result, problem: 'many' }
  const decide = ({ slug, version }: Picked): Promise<DecisionRefusal | null> => {
    const key = { kind, slug }
    if (step === 'publish') return publishEditedRecord(request, key, { version })
    if (step === 'withdraw') return withdrawEditedRecord(request, key, reason, version)
    return scheduleEditedRecord(request, key, readLocalTime(publishAt), { version })
  }
  for (const one of picked) {
    const { slug } = one
    const listed = { kind, locale, slug, now: ctx.now, limit: 1 }
    const [found] = await listEditedRecords(ctx.primary, listed)
    const title = found?.title ?? slug
    const refusal = found
      ? await decide({ slug, version: one.version })
      : ({ problem: 'changed' } as const)
    if (!refusal) result.done.push(title)
    else result.refused.push({ slug, title, issues: [], ...refusal })
  }
  return result
}
