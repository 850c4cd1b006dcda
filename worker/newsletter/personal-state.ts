import type { Own } from '#domain/forms/personal-state'
import type { Work } from '../runtime/request-context'
import { type LinkName, readDone, shownLink } from './links'

/** What the page of a link shows: what was done, or what its button will do. It changes nothing. */
export async function ownSubscription(
  work: Work,
  name: LinkName,
  query: URLSearchParams,
): Promise<Own> {
  const token = query.get('token') ?? ''
  return (
    (token ? null : await readDone(work, name, query.get('done'))) ?? shownLink(work, name, token)
  )
}
