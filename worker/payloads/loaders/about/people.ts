import type { Entry } from '#domain/content/entry'
import type { Executive } from '#domain/payloads/about'
import type { Person } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { localPath } from '#domain/site/locale'

export function toMember({ slug, title, body }: Entry<'member'>): Person {
  const { position, role, initials, photo } = body
  return { slug, name: title, position, role, initials, photo }
}

export function toExecutive({ slug, title, body }: Entry<'executive'>): Executive {
  const { position, portfolio, initials, photo } = body
  return { slug, name: title, position, portfolio, initials, photo }
}

interface Described {
  name: string
  position: string
  photo: string | null
  /** Bare path of the person's own page. */
  path?: string
}

/** A person of the authority as search engines read one (schema.org). */
export function describePerson(
  { name, position, photo, path }: Described,
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
