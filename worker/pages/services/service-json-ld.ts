import type { Entry } from '#domain/content/entry'
import type { Ratings } from '#domain/feedback/ratings'
import { routePath } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'

/** schema.org GovernmentService, and FAQPage if there are questions. */
export function describeService(
  { origin, locale, t }: LoaderDeps,
  { slug, title, summary, body }: Entry<'service'>,
  { start, ratings }: { start: string | null; ratings: Ratings | null },
): object[] {
  const url = origin + routePath('service', locale, { slug })
  const { audiences, cost, languages, topic, questions } = body
  const service = {
    '@type': 'GovernmentService',
    '@id': `${url}#service`,
    name: title,
    description: summary,
    url,
    serviceType: t(`services.topics.${topic}`),
    provider: { '@id': `${origin}/#organization` },
    areaServed: { '@type': 'Country', name: t('services.country') },
    audience: audiences.map((value) => ({
      '@type': 'Audience',
      audienceType: t(`services.audiences.${value}`),
    })),
    availableChannel: start && {
      '@type': 'ServiceChannel',
      serviceUrl: new URL(start, origin).href,
      availableLanguage: languages,
    },
    offers: cost && describeOffer(cost),
    aggregateRating: ratings && describeRatings(ratings),
  }
  const faq = {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return questions.length > 0 ? [withoutNulls(service), faq] : [withoutNulls(service)]
}

function describeOffer({ amount, upTo }: NonNullable<Entry<'service'>['body']['cost']>): object {
  const priceCurrency = 'SAR'
  if (!upTo) return { '@type': 'Offer', price: amount, priceCurrency }
  const range = { '@type': 'PriceSpecification', minPrice: 0, maxPrice: amount, priceCurrency }
  return { '@type': 'Offer', priceSpecification: range }
}

function describeRatings({ average, count }: Ratings): object {
  const bounds = { worstRating: 1, bestRating: 5 }
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, ...bounds }
}

function withoutNulls(node: object): object {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null))
}
