import type { Loader } from '../../payloads/loader'
import { pageIntroOf } from '../page-intro'

export const loadSubscriptionLink: Loader<'subscriptionLink'> = (deps, { slug = '' }) =>
  pageIntroOf(slug)(deps)
