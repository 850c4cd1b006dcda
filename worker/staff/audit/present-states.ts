import type { AuditRow } from '#db/audit/chain'
import { disclosureOutcomes, exemptions } from '#domain/content/pages/disclosure'
import { commentRefusals } from '#domain/feedback/comments'
import type { Translate } from '#domain/messages/translate'
import { type StateChange, stateWords } from '#domain/staff/audit'
import { statuses } from '#domain/tickets/status'

type State = Record<string, unknown>

/** Parses a state as `insertAuditEntry` writes it; a changed entry may hold anything. */
function parseState(text: string | null): State {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return { text }
  }
}

interface Presenter {
  t: Translate
  nameOf: (id: string) => string
}

/** The name of a value; null if its key or the value has none. */
function findWord(key: string, value: unknown, t: Translate): string | null {
  const known = <T extends string>(of: string, values: readonly T[]) =>
    key === of ? values.find((one) => one === value) : undefined
  const refusal = known('refusal', commentRefusals)
  if (refusal) return t(`deskModeration.reasons.${refusal}`)
  const outcome = known('outcome', disclosureOutcomes)
  if (outcome) return t(`disclosures.outcomes.${outcome}`)
  const exemption = known('exemption', exemptions)
  if (exemption) return t(`disclosures.exemptions.${exemption}`)
  const status = known('status', statuses)
  if (status) return t(`status.${status}.title`)
  const word = known('status', stateWords) ?? known('account', stateWords)
  return word ? t(`deskAudit.states.${word}`) : null
}

function presentValue(key: string, value: unknown, { t, nameOf }: Presenter): string | null {
  if (value === undefined) return null
  if (key === 'assignee') return value === null ? t('deskAudit.nobody') : nameOf(String(value))
  if (value === null) return t('deskAudit.nothing')
  return findWord(key, value, t) ?? String(value)
}

/** Ids of people whom the states of an entry name. */
export function assigneesOf({ before, after }: AuditRow): string[] {
  return [before, after].flatMap((text) => {
    const { assignee } = parseState(text)
    return typeof assignee === 'string' ? assignee : []
  })
}

/** States before and after an action, with the names of the site where it has some. */
export function presentStates({ before, after }: AuditRow, presenter: Presenter): StateChange[] {
  const states = [parseState(before), parseState(after)] as const
  const keys = new Set(states.flatMap((state) => Object.keys(state)))
  return [...keys].map((key) => {
    const [from = null, to = null] = states.map((state) => presentValue(key, state[key], presenter))
    return { key, before: from, after: to }
  })
}
