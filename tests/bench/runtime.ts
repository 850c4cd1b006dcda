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
  /** `limit`, or where the answers come from. */
  name: string
  /** The worker itself: nothing in front that compresses or routes. */
  direct: string
  /** As a browser reaches it: static assets beside it, compressed on the way. */
  entry: string
  pid: number
  /** From nothing to the first answer. */
  startMs: number
  /** Forgets the log lines so far. */
  forget: () => void
  /** Where the answer since then came from: its log line says so, memory writes none. */
  latestSource: () => string
  /** The log lines since then. */
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

/** A folder for what D1, KV and the rest keep; gone when the bench ends. */
export function newState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.push(folder)
  return folder
}

/** Opens a worker in a workerd of its own, with a socket straight into it. */
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
