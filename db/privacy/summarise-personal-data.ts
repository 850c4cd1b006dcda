import type { PersonalData } from './collect-personal-data'

const formatCount = (label: string, count: number) => (count > 0 ? [`${label}: ${count}`] : [])

function formatReferences(label: string, references: string[]): string[] {
  return references.length > 0 ? [`${label}: ${references.length} (${references.join(', ')})`] : []
}

/** Counts the stored data in lines of text with references and without any personal data. */
export function summarisePersonalData(data: PersonalData): string[] {
  const subscriptionStates = data.subscriptions.map(
    ({ status, reference }) => `${reference} ${status}`,
  )
  return [
    ...formatReferences(
      'tickets',
      data.tickets.map(({ reference, outboxReference }) => outboxReference ?? reference),
    ),
    ...formatCount('  events', data.events.length),
    ...formatCount('  additions', data.additions.length),
    ...formatCount('  codes', data.codes.length),
    ...formatReferences(
      'submissions waiting in the outbox',
      data.waiting.map(({ row }) => row.submission.reference),
    ),
    ...formatCount('files', data.files.length),
    ...formatReferences('newsletter subscriptions', subscriptionStates),
    ...formatCount('mails', data.mails.length),
    ...formatCount('accounts', data.accounts.length),
  ]
}
