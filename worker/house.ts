import type { Locale } from '#domain/locale'
import { createKept, type Kept } from './kept'
import type { Loaded } from './payloads/ladder'
import { createVersionMemory, type VersionMemory } from './payloads/version'
import type { Rendered } from './render'
import type { ShellMemory } from './shell'

/**
 * What one isolate remembers between requests: copies that can be had again, never anything of a
 * visitor. Tests make a house of their own; the worker has one.
 */
export interface House {
  kept: Kept
  versions: VersionMemory
  /** Pages that are being drawn, and since when (epoch ms). */
  flights: Map<string, { drawing: Promise<Rendered>; since: number }>
  /** The drawn shell of each page and language. */
  shells: Map<string, ShellMemory>
  /** The published site payload of each language, as it was last read. */
  sites: Map<Locale, Loaded>
  /** Answers given from memory that no log line has told of yet, and since when (epoch ms). */
  untold: { answers: number; since: number }
  now: () => number
}

export function createHouse(now: () => number = Date.now): House {
  return {
    kept: createKept(),
    versions: createVersionMemory(),
    flights: new Map(),
    shells: new Map(),
    sites: new Map(),
    untold: { answers: 0, since: 0 },
    now,
  }
}
