import { openVault, type Secrets } from '../privacy/keyring'
import {
  type Owner,
  unlockAnswers,
  unlockEmail,
  unlockInformation,
} from '../privacy/personal-fields'

interface Locked extends Owner {
  email: string
  answers: string
}

/** What is personal in a request, line by line; null when it was locked with another key. */
export async function openRequest(
  secrets: Secrets,
  request: Locked,
  additions: { sequence: number; information: string }[],
): Promise<string[] | null> {
  const vault = await openVault(secrets)
  const [email, answers] = await Promise.all([
    unlockEmail(vault, request),
    unlockAnswers(vault, request),
  ])
  if (email === null || answers === null) return null
  const said = Object.entries(answers).map(([name, value]) => {
    return `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
  })
  const added = additions.map(async ({ sequence, information }) => {
    return `${sequence}. ${await unlockInformation(vault, request, information)}`
  })
  return [`email: ${email}`, ...said, ...(await Promise.all(added))]
}
