import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'
import { workerdPids } from './processes.ts'

export interface Served {
  /** `limit`, or the source of the responses. */
  name: string
  /** URL of the worker itself, without a proxy that compresses or routes. */
  direct: string
  /** URL for browsers: with static assets and compression. */
  entry: string
  pid: number
  /** Milliseconds from start to the first response. */
  startMs: number
  /** Clears the collected log lines. */
  forget: () => void
  /** Source of the latest response by its log line; memory responses write none. */
  latestSource: () => string
  /** The log lines since `forget`. */
  lines: () => readonly string[]
  close: () => Promise<void>
}

export interface Opened extends Served {
  proxy: Miniflare
}

const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A temporary folder for the state of D1, KV and others; deleted when the bench ends. */
export function newState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.push(folder)
  return folder
}

/** Starts a worker in its own workerd with a direct socket. */
export async function open(
  name: string,
  worker: V4WorkerOptions,
  state = newState(),
): Promise<Opened> {
  const others = new Set(workerdPids())
  let lines: string[] = []
  const started = performance.now()
  const proxy = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: state,
      handleStructuredLogs: ({ message }) => {
        lines.push(message)
      },
      workers: [
        {
          compatibilityDate: '2026-10-01',
          ...worker,
          name,
          rootPath: process.cwd(),
          modulesRoot: process.cwd(),
          unsafeDirectSockets: [{ port: 0 }],
        },
      ],
    }),
  )
  const entry = await proxy.ready
  const direct = await proxy.unsafeGetDirectURL(name)
  await fetch(new URL('/builds/latest.json', direct)).then((response) => response.text())
  const startMs = performance.now() - started
  const pid = workerdPids().find((candidate) => !others.has(candidate))
  if (!pid) throw new Error('no workerd found in /proc')
  return {
    name,
    direct: direct.origin,
    entry: entry.origin,
    pid,
    startMs,
    forget: () => {
      lines = []
    },
    latestSource: () => /"source":"([a-z0-9]+)"/.exec(lines.at(-1) ?? '')?.[1] ?? 'memory',
    lines: () => lines,
    close: () => proxy.dispose(),
    proxy,
  }
}
