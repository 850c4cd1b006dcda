import { createKept, type Kept } from './kept'
import { createVersionMemory, type VersionMemory } from './payloads/version'
import type { Rendered } from './render'

/**
 * What one isolate remembers between requests: copies that can be had again, never anything of a
 * visitor. Tests make a house of their own; the worker has one.
 */
export interface House {
  kept: Kept
  versions: VersionMemory
  /** Pages that are being drawn, and since when (epoch ms). */
  flights: Map<string, { drawing: Promise<Rendered>; since: number }>
  now: () => number
}

export function createHouse(now: () => number = Date.now): House {
  return { kept: createKept(), versions: createVersionMemory(), flights: new Map(), now }
}
