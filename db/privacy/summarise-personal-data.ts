import type { Held } from './collect-personal-data'

const count = (what: string, number: number) => (number > 0 ? [`${what}: ${number}`] : [])

function tellNumbers(what: string, references: string[]): string[] {
  return references.length > 0 ? [`${what}: ${references.length} (${references.join(', ')})`] : []
}

/** How much is held about an address, line by line, with numbers of requests and nothing personal. */
export function tellHeld(held: Held): string[] {
  const subscribed = held.subscriptions.map(({ status, reference }) => `${reference} ${status}`)
  return [
    ...tellNumbers(
      'requests',
      held.requests.map(({ reference, awayReference }) => awayReference ?? reference),
    ),
    ...count('  events', held.events.length),
    ...count('  additions', held.additions.length),
    ...count('  codes', held.codes.length),
    ...tellNumbers(
      'requests waiting in the outbox',
      held.waiting.map(({ row }) => row.submission.reference),
    ),
    ...count('files', held.files.length),
    ...tellNumbers('newsletter subscriptions', subscribed),
    ...count('mails', held.mails.length),
  ]
}
