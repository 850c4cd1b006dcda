import { leafletOf } from './leaflet'
import type { Loader } from './loader'

export const loadSubscriptionLink: Loader<'subscriptionLink'> = (deps, { slug = '' }) =>
  leafletOf(slug)(deps)
