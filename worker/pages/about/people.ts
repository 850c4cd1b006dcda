import type { Entry } from '#domain/content/entry'
import type { ExecutiveProfile } from '#domain/payloads/about'
import type { Person } from '#domain/payloads/home'
import type { Locale } from '#domain/site/locale'
import { localPath } from '#domain/site/locale'

export function toMember({ slug, title, body }: Entry<'member'>): Person {
  const { position, role, initials, photo } = body
  return { slug, name: title, position, role, initials, photo }
}

export function toExecutive({ slug, title, body }: Entry<'executive'>): ExecutiveProfile {
  const { position, portfolio, initials, photo } = body
  return { slug, name: title, position, portfolio, initials, photo }
}

interface PersonDetails {
  name: string
  position: string
  photo: string | null
  /** Path of the person's page without the locale prefix. */
  path?: string
}

/** schema.org Person. */
export function describePerson(
  { name, position, photo, path }: PersonDetails,
  { origin, locale }: { origin: string; locale: Locale },
): object {
  return {
    '@type': 'Person',
    name,
    jobTitle: position,
    worksFor: { '@id': `${origin}/#organization` },
    ...(photo && { image: origin + photo }),
    ...(path && { url: origin + localPath(path, locale) }),
  }
}
