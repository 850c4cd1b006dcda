import type { Loader } from '../../loader'
import { leafletOf } from './form-intro'

export const loadSubscriptionLink: Loader<'subscriptionLink'> = (deps, { slug = '' }) =>
  leafletOf(slug)(deps)
