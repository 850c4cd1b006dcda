import type { Entry } from '#domain/content/entry'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'

/** schema.org AdministrativeArea of a region. */
export function describeRegion(
  { slug, title, summary }: Entry<'region'>,
  { origin, locale }: { origin: string; locale: Locale },
): object {
  return {
    '@type': 'AdministrativeArea',
    name: title,
    description: summary,
    url: origin + routePath('region', locale, { slug }),
    containedInPlace: { '@type': 'Country', identifier: 'SA' },
  }
}
