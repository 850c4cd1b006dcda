import type { Loader } from '../../loader'
import { pageIntroOf } from './page-intro'

export const loadSubscriptionLink: Loader<'subscriptionLink'> = (deps, { slug = '' }) =>
  pageIntroOf(slug)(deps)
