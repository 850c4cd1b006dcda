import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../loader'
import type { AgreementEntry } from './agreement-texts'

/** schema.org Service with what entities may order, for the term of the agreement. */
export function describeAgreement(
  { origin, locale, t }: Pick<LoaderDeps, 'origin' | 'locale' | 't'>,
  { slug, title, summary, body }: AgreementEntry,
): object {
  const url = origin + routePath('agreement', locale, { slug })
  const { type, start, end } = body.term
  return {
    '@type': 'Service',
    '@id': `${url}#agreement`,
    name: title,
    description: summary,
    url,
    serviceType: t(`agreements.kinds.${type}`),
    category: t(`agreements.categories.${body.category}`),
    provider: { '@id': `${origin}/#organization` },
    audience: { '@type': 'Audience', audienceType: body.entities },
    offers: { '@type': 'Offer', validFrom: start, validThrough: end },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: t('agreements.scope'),
      itemListElement: body.scope.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  }
}
