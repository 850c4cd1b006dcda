import type { Entry } from '#domain/content/entry'
import type { ExecutiveProfile } from '#domain/payloads/about'
import type { Person } from '#domain/payloads/home'
import type { Picture } from '#domain/payloads/picture'
import type { Locale } from '#domain/site/locale'
import { localPath } from '#domain/site/locale'
import { picturePath } from '#domain/site/picture-path'
import type { FindPicture } from '../read-pictures'

export function toMember({ slug, title, body }: Entry<'member'>, findPicture: FindPicture): Person {
  const { position, role, initials, image } = body
  return { slug, name: title, position, role, initials, picture: findPicture(image) }
}

export function toExecutive(
  { slug, title, body }: Entry<'executive'>,
  findPicture: FindPicture,
): ExecutiveProfile {
  const { position, portfolio, initials, image } = body
  return { slug, name: title, position, portfolio, initials, picture: findPicture(image) }
}

interface PersonDetails {
  name: string
  position: string
  picture: Picture | null
  /** Path of the person's page without the locale prefix. */
  path?: string
}

/** schema.org Person. */
export function describePerson(
  { name, position, picture, path }: PersonDetails,
  { origin, locale }: { origin: string; locale: Locale },
): object {
  return {
    '@type': 'Person',
    name,
    jobTitle: position,
    worksFor: { '@id': `${origin}/#organization` },
    ...(picture && { image: origin + picturePath(picture.file, 640, 'jpg') }),
    ...(path && { url: origin + localPath(path, locale) }),
  }
}
