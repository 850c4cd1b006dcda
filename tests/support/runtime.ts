import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  type MiniflareOptions,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import './connections.ts'

const folders = new Set<string>()
process.on('exit', () => {
  for (const folder of folders) deleteState(folder)
})

export function deleteState(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

/**
 * A temporary folder for the state of D1, KV and others, empty or a copy of another; deleted when
 * the process ends.
 */
export function newState(from?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'state-'))
  folders.add(folder)
  if (from) cpSync(from, folder, { recursive: true })
  return folder
}

export const builtFiles = () => [
  'dist/worker/index.js',
  ...globSync('dist/worker/assets/*.js').sort(),
]

export const asModule = (path: string) => ({ type: 'ESModule' as const, path: resolve(path) })

/** A TypeScript file as a module of the worker, without its types. */
export function asStrippedModule(path: string) {
  return { ...asModule(path), contents: stripTypeScriptTypes(readFileSync(path, 'utf8')) }
}

/** The bindings, settings and assets of a wrangler configuration, without modules. */
export function readConfiguration(path = 'dist/worker/wrangler.json'): Partial<V4WorkerOptions> {
  // Rules for finding modules; these are listed instead.
  const { modulesRules, ...options } = readWorkerOptions(path).workerOptions as Partial<
    V4WorkerOptions & { modulesRules: unknown }
  >
  return options
}

/** Removes the queues of a worker; with a number of repetitions it keeps them, and they wait for nothing. */
export function setQueues(
  worker: Partial<V4WorkerOptions>,
  queues: { retries: number } | undefined,
): void {
  const consumers = worker.queueConsumers
  if (!queues || !consumers || Array.isArray(consumers)) {
    delete worker.queueProducers
    delete worker.queueConsumers
    return
  }
  for (const consumer of Object.values(consumers)) {
    Object.assign(consumer, { maxBatchTimeout: 0, maxRetries: queues.retries })
  }
}

export interface RuntimeOptions {
  name: string
  worker: V4WorkerOptions
  /** Workers beside it. */
  others?: V4WorkerOptions[]
  state: string
  onLog: (message: string) => void
  /** Receives what the local bindings announce, such as sent mails; default: ignored. */
  onAnnouncement?: (message: string) => void
}

/** Hands messages over instead of printing them; errors are printed too. */
class AnnouncementLog extends Log {
  readonly #onAnnouncement: (message: string) => void

  constructor(onAnnouncement: (message: string) => void) {
    super(LogLevel.INFO)
    this.#onAnnouncement = onAnnouncement
  }

  override logWithLevel(level: LogLevel, message: string): void {
    if (level === LogLevel.ERROR) super.logWithLevel(level, message)
    this.#onAnnouncement(message)
  }
}

/** Options of a Miniflare with one worker, without wrangler's proxy in front of it. */
export function runtimeOptions({
  name,
  worker,
  others = [],
  state,
  onLog,
  onAnnouncement = () => undefined,
}: RuntimeOptions): MiniflareOptions {
  return convertV4MiniflareOptions({
    log: new AnnouncementLog(onAnnouncement),
    resourcePersistencePath: state,
    handleStructuredLogs: ({ message }) => onLog(message),
    unsafeTriggerHandlers: true,
    logRequests: false,
    workers: [
      {
        compatibilityDate: '2026-10-01',
        ...worker,
        name,
        rootPath: process.cwd(),
        modulesRoot: process.cwd(),
        unsafeDirectSockets: [{ port: 0 }],
      },
      ...others,
    ],
  })
}
