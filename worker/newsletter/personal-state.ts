import type { PersonalState } from '#domain/forms/personal-state'
import type { TokenDeps } from '../security/tokens'
import { type LinkName, loadLinkState, readDone } from './links'

/** The state of a link's page for GET: the confirmation or the button. Changes nothing. */
export async function loadSubscriptionState(
  deps: TokenDeps,
  name: LinkName,
  query: URLSearchParams,
): Promise<PersonalState> {
  const token = query.get('token') ?? ''
  const done = token ? null : await readDone(deps, name, query.get('done'))
  return done ?? loadLinkState(deps, name, token)
}
