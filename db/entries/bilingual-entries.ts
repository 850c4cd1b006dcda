import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import type { Database } from '../client'
import { listEntries } from './entries'

interface Bilingual<K extends KindName> {
  slug: string
  ar: Entry<K>
  en: Entry<K>
}

/** The visible records of a kind in both languages, in the order of their lists. */
export async function listBilingual<K extends KindName>(
  { db, now }: { db: Database; now: number },
  kind: K,
): Promise<Bilingual<K>[]> {
  const [arabic, english] = await Promise.all([
    listEntries(db, kind, 'ar', now),
    listEntries(db, kind, 'en', now),
  ])
  const bySlug = new Map(english.map((entry) => [entry.slug, entry]))
  return arabic.flatMap((ar) => {
    const en = bySlug.get(ar.slug)
    return en ? [{ slug: ar.slug, ar, en }] : []
  })
}
