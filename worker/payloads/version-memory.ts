/** The published content version as one isolate knows it. */
export interface VersionMemory {
  /** `version` is null when neither D1 nor KV answered; `checkedAt` is epoch ms. */
  current: { version: number | null; checkedAt: number } | null
  /** Start of the last refresh, which one request runs for all (epoch ms). */
  refreshStartedAt: number
  /** D1 bookmark of the newest version read; later sessions read no older state. */
  bookmark: string | null
}

export function createVersionMemory(): VersionMemory {
  return { current: null, refreshStartedAt: 0, bookmark: null }
}
