import { createSynonymMemory, type SynonymMemory } from '#db/search/synonyms'
import type { Row } from '#domain/datasets/rows'
import type { ApiDocument } from '../api/api-context'
import { createProviderMemory, type ProviderMemory } from '../auth/identity-provider'
import type { InFlight, InFlightRenders } from '../cache/in-flight-renders'
import { createMemoryCache, type HitLog, type MemoryCache } from '../cache/memory-cache'
import type { RowMemory } from '../datasets/row-memory'
import { createUploadSlots, type UploadSlots } from '../http/upload'
import { createIconMemory, type IconMemory } from '../icons/content-icons'
import { createLogBuffer, type LogBuffer } from '../log-files/log-buffer'
import type { UsedQuotas } from '../middleware/rate-limits'
import { createOperationLog, type OperationLog } from '../operations/operation-log'
import { createVersionMemory, type VersionMemory } from '../payloads/content-version'
import type { PayloadMemory } from '../payloads/payload-reader'
import type { ShellMemory } from '../render/shell'
import type { Breaker } from '../runtime/circuit-breaker'
import type { Keyrings } from '../security/keyrings'
import type { OutboxStatus, PendingSubmissions } from '../submissions/outbox'
import type { RecentReceipts } from '../submissions/previous-submission'
import { createViewLog, type ViewLog } from '../views/view-log'

/**
 * State that one isolate keeps between requests: copies that can be loaded again, and data of
 * visitors only encrypted or without content. The worker has one; tests create their own.
 */
export interface IsolateState {
  memoryCache: MemoryCache
  versions: VersionMemory
  inFlightRenders: InFlightRenders
  apiInFlight: InFlight<ApiDocument | null>
  shells: ShellMemory
  payloads: PayloadMemory
  unloggedHits: HitLog
  views: ViewLog
  operations: OperationLog
  logs: LogBuffer
  usedQuotas: UsedQuotas
  keyrings: Keyrings
  pending: PendingSubmissions
  recentReceipts: RecentReceipts
  outbox: OutboxStatus
  /** Circuit breakers of external services, by service. */
  breakers: Map<string, Breaker>
  icons: IconMemory
  uploads: UploadSlots
  synonyms: SynonymMemory
  datasetRows: RowMemory
  rowsInFlight: InFlight<readonly Row[]>
  archiveInFlight: InFlight<R2Object>
  identityProvider: ProviderMemory
  now: () => number
}

export function createIsolateState(now: () => number = Date.now): IsolateState {
  return {
    memoryCache: createMemoryCache(),
    versions: createVersionMemory(),
    inFlightRenders: new Map(),
    apiInFlight: new Map(),
    shells: new Map(),
    payloads: new Map(),
    unloggedHits: { answers: 0, since: 0, taken: 0 },
    views: createViewLog(),
    operations: createOperationLog(),
    logs: createLogBuffer(),
    usedQuotas: new Map(),
    keyrings: new Map(),
    pending: new Map(),
    recentReceipts: new Map(),
    outbox: { checkedAt: 0, isInUse: false },
    breakers: new Map(),
    icons: createIconMemory(),
    uploads: createUploadSlots(),
    synonyms: createSynonymMemory(),
    datasetRows: new Map(),
    rowsInFlight: new Map(),
    archiveInFlight: new Map(),
    identityProvider: createProviderMemory(),
    now,
  }
}
