import { log } from '../log'
import type { CachedDocument } from '../render/cached-document'

export interface MemoryCache {
  get: (key: string) => CachedDocument | undefined
  /** Stores a document, then evicts the least recently used ones while over `maxBytes`. */
  put: (key: string, document: CachedDocument, maxBytes: number) => void
}

/** Counted twice: as bytes, and as the Blob it is sent from (worker/render/cached-document.ts). */
const sizeOf = ({ bytes }: CachedDocument) => 2 * bytes.byteLength

/** Part of the memory for answers of the API, whose queries are many: they push no page out. */
const answerShare = 1 / 4

export function createMemoryCache(): MemoryCache {
  const [pages, answers] = [createStore(), createStore()]
  const isAnswer = (key: string) => key.startsWith('/api/')
  return {
    get: (key) => (isAnswer(key) ? answers : pages).get(key),
    put(key, document, maxBytes) {
      if (isAnswer(key)) answers.put(key, document, maxBytes * answerShare)
      else pages.put(key, document, maxBytes * (1 - answerShare))
    },
  }
}

function createStore(): MemoryCache {
  const documents = new Map<string, CachedDocument>()
  let used = 0
  const evict = (key: string) => {
    const document = documents.get(key)
    if (document) used -= sizeOf(document)
    documents.delete(key)
  }
  return {
    get(key) {
      const document = documents.get(key)
      if (!document) return
      documents.delete(key)
      documents.set(key, document)
      return document
    },
    put(key, document, maxBytes) {
      evict(key)
      documents.set(key, document)
      used += sizeOf(document)
      for (const oldest of documents.keys()) {
        if (used <= maxBytes) break
        evict(oldest)
      }
    },
  }
}

/** Responses from memory that are not logged yet. */
export interface HitLog {
  answers: number
  /** Time of the first of them (epoch ms). */
  since: number
  /** Those of `answers` that were taken (`takeHits`), less what was logged since. */
  taken: number
}

const minute = 60_000

/** Counts a response from memory. Logs once a minute: a line each would cost half of the response. */
export function countHit(hits: HitLog, now: number): void {
  if (hits.answers === 0) hits.since = now
  hits.answers += 1
  if (now - hits.since < minute) return
  log('info', { event: 'memory', answers: hits.answers })
  hits.taken -= hits.answers
  hits.answers = 0
}

/** The number of responses from memory since it was last taken. */
export function takeHits(hits: HitLog): number {
  const fresh = hits.answers - hits.taken
  hits.taken = hits.answers
  return fresh
}
