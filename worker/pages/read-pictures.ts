import { listEntries } from '#db/entries/entries'
import type { Picture } from '#domain/payloads/picture'
import type { LoaderDeps } from '../payloads/loader'

/** Finds a published picture by its slug; null without a slug or without such a picture. */
export type FindPicture = (slug: string | undefined) => Picture | null

export async function readPictures({ db, locale, now }: LoaderDeps): Promise<FindPicture> {
  const entries = await listEntries(db, 'picture', locale, now)
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  return (slug) => {
    const entry = slug === undefined ? undefined : bySlug.get(slug)
    if (!entry) return null
    const { file = entry.slug, alt = '', ornament: _, people: __, ...shown } = entry.body
    return { slug: entry.slug, file, alt, ...shown, caption: entry.title }
  }
}

/** The pictures of these slugs that are published. */
export function findEach(find: FindPicture, slugs: readonly string[] = []): Picture[] {
  return slugs.flatMap((slug) => find(slug) ?? [])
}
