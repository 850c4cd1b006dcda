import { openKeyring, type Secrets } from '../privacy/keyring'
import {
  decryptAnswers,
  decryptEmail,
  decryptInformation,
  type Owner,
} from '../privacy/personal-fields'

interface EncryptedTicket extends Owner {
  email: string
  answers: string
}

/**
 * Decrypts a ticket's personal data into lines of text; null if it was encrypted with another key.
 */
export async function decryptTicket(
  secrets: Secrets,
  ticket: EncryptedTicket,
  additions: { sequence: number; information: string }[],
): Promise<string[] | null> {
  const keyring = await openKeyring(secrets)
  const [email, answers] = await Promise.all([
    decryptEmail(keyring, ticket),
    decryptAnswers(keyring, ticket),
  ])
  if (email === null || answers === null) return null
  const answerLines = Object.entries(answers).map(([name, value]) => {
    return `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
  })
  const additionLines = additions.map(async ({ sequence, information }) => {
    return `${sequence}. ${await decryptInformation(keyring, ticket, information)}`
  })
  return [`email: ${email}`, ...answerLines, ...(await Promise.all(additionLines))]
}
