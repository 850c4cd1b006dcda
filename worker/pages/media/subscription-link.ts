import type { Loader } from '../../payloads/loader'
import { readPageIntro } from '../page-text'

export const loadSubscriptionLink: Loader<'subscriptionLink'> = (deps, { slug = '' }) =>
  readPageIntro(deps, slug)
