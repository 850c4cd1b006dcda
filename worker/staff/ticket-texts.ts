import { ownerOf } from '#db/privacy/collect-personal-data'
import type { Keyring } from '#db/privacy/keyring'
import { decryptAnswers } from '#db/privacy/personal-fields'
import type { Submission } from '#db/submissions/submissions'
import { excerpt } from '#domain/text/clean-text'

/** Fields that hold what a sender asks for, by form. */
const questionFields = ['message', 'requestDetails', 'eventDescription'] as const
/** Fields that name the sender or whom they write for. */
export const senderFields = ['fullName', 'contactName', 'orgName'] as const
const longestTitle = 80

function firstText(answers: Record<string, unknown>, fields: readonly string[]): string | null {
  const text = fields.map((field) => answers[field]).find((value) => typeof value === 'string')
  return typeof text === 'string' && text !== '' ? text : null
}

export interface TicketTexts {
  answers: Record<string, unknown>
  /** The beginning of what was asked. */
  title: string | null
  question: string | null
  sender: string | null
}

/** The texts of a ticket; empty if they were encrypted with another key. */
export async function decryptTexts(keyring: Keyring, ticket: Submission): Promise<TicketTexts> {
  const owner = { ...ownerOf(ticket), answers: ticket.answers }
  const answers = (await decryptAnswers(keyring, owner)) ?? {}
  const question = firstText(answers, questionFields)
  const subject = firstText(answers, ['eventName']) ?? question
  return {
    answers,
    title: subject && excerpt(subject, longestTitle),
    question,
    sender: firstText(answers, senderFields),
  }
}
