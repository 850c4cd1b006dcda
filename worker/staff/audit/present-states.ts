import type { AuditRow } from '#db/audit/chain'
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

function presentValue(key: string, value: unknown, { t, nameOf }: Presenter): string | null {
  if (value === undefined) return null
  if (key === 'assignee') return value === null ? t('deskAudit.nobody') : nameOf(String(value))
  if (value === null) return t('deskAudit.nothing')
  const refusal = commentRefusals.find((one) => one === value)
  if (key === 'refusal' && refusal) return t(`deskModeration.reasons.${refusal}`)
  const status = statuses.find((one) => one === value)
  if (key === 'status' && status) return t(`desk.statuses.${status}`)
  const word = stateWords.find((one) => one === value)
  return word ? t(`deskAudit.states.${word}`) : String(value)
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
