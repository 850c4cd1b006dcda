import type { Vault } from '#db/privacy/keyring'
import type { Registration, Stored } from '#db/submissions/submissions'
import { createUploadSlots, type UploadSlots } from '../attachments/slots'
import { createKept, type Kept } from '../cache/memory-cache'
import { createIconMemory, type IconMemory } from '../icons/content-icons'
import { createVersionMemory, type VersionMemory } from '../payloads/content-version'
import type { Loaded } from '../payloads/source'
import type { Rendered } from '../render/render-page'
import type { ShellMemory } from '../render/shell'
import type { VaultName } from '../security/keyrings'
import type { Breaker } from './circuit-breaker'

/**
 * What one isolate remembers between requests: copies that can be had again, and of visitors only
 * what is locked or tells nothing. Tests make a house of their own; the worker has one.
 */
export interface House {
  kept: Kept
  versions: VersionMemory
  /** Pages that are being drawn, and since when (epoch ms). */
  flights: Map<string, { drawing: Promise<Rendered>; since: number }>
  /** The drawn shell of each page and language. */
  shells: Map<string, ShellMemory>
  /** Published payloads that many requests need, as they were last read. */
  payloads: Map<string, Loaded>
  /** Answers given from memory that no log line has told of yet, and since when (epoch ms). */
  untold: { answers: number; since: number }
  /** Opened vaults, by whose secret they are. */
  vaults: Map<VaultName, Vault>
  /** Requests taken while D1 was away, by form and key, until they are registered. */
  pending: Map<string, Registration>
  /** What senders were told lately, by form and key, for when D1 is away as they send it again. */
  told: Map<string, Stored>
  /** Whether the KV outbox held anything when it was asked last (epoch ms). */
  outbox: { askedAt: number; isInUse: boolean }
  /** Of a captcha provider that failed just now: until when it is not asked again. */
  breakers: Map<string, Breaker>
  icons: IconMemory
  /** Places for large bodies. */
  uploads: UploadSlots
  now: () => number
}

export function createHouse(now: () => number = Date.now): House {
  return {
    kept: createKept(),
    versions: createVersionMemory(),
    flights: new Map(),
    shells: new Map(),
    payloads: new Map(),
    untold: { answers: 0, since: 0 },
    vaults: new Map(),
    pending: new Map(),
    told: new Map(),
    outbox: { askedAt: 0, isInUse: false },
    breakers: new Map(),
    icons: createIconMemory(),
    uploads: createUploadSlots(),
    now,
  }
}
