import { eq } from 'drizzle-orm'
import { parseDocument, stringify } from 'yaml'
import { isKindName } from '#domain/content/kinds'
import { fileOf, isMediaKind, type MediaKind } from '#domain/editing/media-kind'
import { type ContentSource, settingKind } from '#domain/editing/source'
import { documentKey, pictureOriginalKey } from '#domain/site/picture-path'
import type { Database } from '../client'
import { entrySources } from '../schema/content'

/** A file of the content folder, by its path in it; without bytes it has to go. */
export interface ExportedFile {
  path: string
  bytes: string | Uint8Array | null
}

interface Exported {
  db: Database
  media: Pick<R2Bucket, 'get'>
  /** The settings file as it is: its comments stay. */
  settings: string
}

/** The file of a record in the folder `media`: `{file}.jpg` of a picture, `{file}/{name}` of a document. */
async function exportMedia(
  media: Exported['media'],
  kind: MediaKind,
  slug: string,
  source: ContentSource,
): Promise<ExportedFile[]> {
  const file = fileOf(slug, source)
  const isPicture = kind === 'picture'
  const object = await media.get(isPicture ? pictureOriginalKey(file) : documentKey(file))
  if (!object) return []
  const path = isPicture ? `media/${file}.jpg` : `media/${file}/${source.name}`
  return [{ path, bytes: new Uint8Array(await object.arrayBuffer()) }]
}

function exportSettings(text: string, sources: Record<string, unknown>[]): ExportedFile[] {
  if (sources.length === 0) return []
  const document = parseDocument(text)
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) document.set(name, value)
  }
  return [{ path: 'settings.yaml', bytes: document.toString() }]
}

/**
 * What staff have written, as files of the content folder: a folder with them makes a database with the
 * same rows. A record that staff have withdrawn has no file; its address then answers 404, not 410.
 */
export async function exportContent({ db, media, settings }: Exported): Promise<ExportedFile[]> {
  const written = await db.select().from(entrySources).where(eq(entrySources.origin, 'staff'))
  const records = written.filter(({ kind }) => isKindName(kind))
  const files = await Promise.all(
    records.map(async ({ kind, slug, source, isWithdrawn }): Promise<ExportedFile[]> => {
      const path = `${kind}/${slug}.yaml`
      if (isWithdrawn) return [{ path, bytes: null }]
      const files = isMediaKind(kind) ? await exportMedia(media, kind, slug, source) : []
      return [...files, { path, bytes: stringify(source, { lineWidth: 100 }) }]
    }),
  )
  const changed = written.filter(({ kind }) => kind === settingKind)
  const sources = changed.map(({ source }) => source)
  return [...files.flat(), ...exportSettings(settings, sources)].toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  )
}
