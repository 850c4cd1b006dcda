import { build } from 'virtual:build'
import { type Bytes, encode } from '../render/bytes'
import type { Work } from '../runtime/request-context'

/** A settled document: the same bytes for everyone save the attributes of its `<html>` tag. */
export interface KeptDocument {
  bytes: Bytes
  /** Where the tag's own attributes end and a visitor's go in. */
  attributesAt: number
  tag: string
  headers: Record<string, string>
  version: number
  /** Day in Riyadh it was drawn for, and the end of that day (epoch ms). */
  date: string
  until: number
}

export interface Kept {
  find: (key: string) => KeptDocument | undefined
  /** `room` in bytes: what is over it goes, least recently used first. */
  put: (key: string, document: KeptDocument, room: number) => void
}

/** As its bytes, and as the Blob it is sent from (worker/cache/document-body.ts). */
const sizeOf = ({ bytes }: KeptDocument) => 2 * bytes.byteLength

/** The isolate's own shelf: bounded by bytes, least recently used first out. */
export function createKept(): Kept {
  const shelf = new Map<string, KeptDocument>()
  let used = 0
  const drop = (key: string) => {
    const document = shelf.get(key)
    if (document) used -= sizeOf(document)
    shelf.delete(key)
  }
  return {
    find(key) {
      const document = shelf.get(key)
      if (!document) return
      shelf.delete(key)
      shelf.set(key, document)
      return document
    },
    put(key, document, room) {
      drop(key)
      shelf.set(key, document)
      used += sizeOf(document)
      for (const oldest of shelf.keys()) {
        if (used <= room) break
        drop(oldest)
      }
    },
  }
}

const ending = encode('</html>')

/** A document that was cut off must never be kept: it would look complete (reliability). */
export function isWhole(bytes: Bytes): boolean {
  const from = bytes.byteLength - ending.byteLength
  return from >= 0 && ending.every((byte, index) => bytes[from + index] === byte)
}

function cacheKey(work: Work, key: string, version: number, date: string): string {
  return `${work.deployment.origin}/kept/${build.id}/${version}/${date}/${encodeURIComponent(key)}`
}

const metaHeader = 'x-kept'
const dayInSeconds = 86_400

/**
 * Puts a document behind memory, for other isolates of the place. The Cache API keeps nothing that
 * says `no-cache`, so the copy has an age of its own and no Vary; the answer's headers are its meta.
 */
export async function putCached(work: Work, key: string, kept: KeptDocument): Promise<void> {
  const { bytes, ...meta } = kept
  const secondsLeft = Math.floor((kept.until - work.now) / 1_000)
  if (secondsLeft <= 0) return
  const copy = new Response(bytes, {
    headers: {
      'cache-control': `max-age=${Math.min(dayInSeconds, secondsLeft)}`,
      'content-type': 'application/octet-stream',
      [metaHeader]: encodeURIComponent(JSON.stringify(meta)),
    },
  })
  await caches.default.put(cacheKey(work, key, kept.version, kept.date), copy)
}

/** A document another isolate has kept, of this very version and day. */
export async function findCached(
  work: Work,
  key: string,
  version: number,
  date: string,
): Promise<KeptDocument | undefined> {
  const found = await caches.default.match(cacheKey(work, key, version, date))
  const meta = found?.headers.get(metaHeader)
  if (!found || !meta) return
  const bytes = new Uint8Array(await found.arrayBuffer())
  if (!isWhole(bytes)) return
  return { ...JSON.parse(decodeURIComponent(meta)), bytes }
}
