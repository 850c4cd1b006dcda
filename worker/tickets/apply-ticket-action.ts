import { isSameHash, toBase64Url } from '#db/privacy/keyring'
import { lockInformation } from '#db/privacy/personal-fields'
import { findRequest, type Submission } from '#db/submissions/submissions'
import { digitsOf } from '#db/tickets/code-digits'
import { type Code, findCode, isTriedOut, tryCode } from '#db/tickets/codes'
import { moveRequest } from '#db/tickets/status-transitions'
import { riyadhDate } from '#domain/dates/calendar'
import { readForm } from '#domain/forms/form'
import { changeForms } from '#domain/forms/ticket-actions'
import { translators } from '#domain/messages/translators'
import { actionStatus, actionsOf, dueAfter } from '#domain/tickets/status'
import { loadBasis } from '../payloads/load-page'
import { vaultOf } from '../security/keyrings'
import type { Answered, Wish } from './action-result'
import { refuseMoved } from './request-code'

/** What a sender filled in; `information` only where it was asked for. */
interface Filled {
  code: string
  information?: string
}

/** What is done with a code, as a keyed hash: sent again it is known, and nothing else is. */
async function digestOf({ work, action, key }: Wish, filled: Filled): Promise<string> {
  const vault = await vaultOf(work, 'data')
  return toBase64Url(await vault.hash(JSON.stringify([key, action, filled]), 'code-spent'))
}

/** Why a code that was typed is refused, as a key of the messages; the code itself when it is right. */
async function proveCode({ work, ticket, action }: Wish, typed: string) {
  const { primary, now } = work
  const { reference } = ticket
  const code = await tryCode(primary, { reference, action, now })
  if (!code) {
    const known = await findCode(primary, reference)
    const isSpent = known?.action === action && known.expiresAt > now && isTriedOut(known)
    return isSpent ? 'requests.codeSpent' : 'requests.codeExpired'
  }
  const digits = await digitsOf(await vaultOf(work, 'data'), code.seed)
  if (isSameHash(digits, typed)) return code
  return isTriedOut(code) ? 'requests.codeSpent' : 'requests.codeWrong'
}

async function move(
  { work, locale, action }: Wish,
  request: Submission,
  { information }: Filled,
  spent: { code: Code; on: string },
): Promise<boolean> {
  const { now, primary } = work
  const { reference, status: from, updatedAt: since, dueOn } = request
  const to = actionStatus[action]
  const { holidays } = await loadBasis(work, locale)
  const vault = await vaultOf(work, 'data')
  return moveRequest(primary, {
    ...{ reference, from, since, to, at: now },
    dueOn: dueAfter({ from, to, dueOn }, riyadhDate(now), holidays),
    spent: { seed: spent.code.seed, on: spent.on },
    ...(information && { information: await lockInformation(vault, request, information) }),
  })
}

/**
 * Does with a request what its sender wants, proven by the code that was mailed to them. Sent again
 * under the same key it is answered as the first time, and nothing is done twice.
 */
export async function change(wish: Wish): Promise<Answered> {
  const { work, locale, ticket, action, typed } = wish
  const { primary, now } = work
  const { reference } = ticket
  const t = translators[locale]
  const context = { t, lists: {}, today: riyadhDate(now) }
  const read = readForm(changeForms[action], typed, context)
  if (!read.ok) return { ok: false, outcome: 'invalid', step: 'code', issues: read.issues }
  const filled: Filled = read.values
  const found = await findRequest(primary, reference)
  if (!found) return null
  const { submission } = found
  const on = await digestOf(wish, filled)
  const done: Answered = { ok: true, next: { reference, done: action } }
  const answerKnown = async () =>
    (await findCode(primary, reference))?.spentOn === on ? done : refuseMoved(locale)

  const { status, updatedAt: since } = submission
  if (!actionsOf({ status, since }, now).includes(action)) return answerKnown()
  const proof = await proveCode(wish, filled.code)
  if (typeof proof === 'string') {
    const issues = [{ field: 'code', message: t(proof) }]
    return { ok: false, outcome: 'invalid', step: 'code', issues }
  }
  return (await move(wish, submission, filled, { code: proof, on })) ? done : answerKnown()
}
