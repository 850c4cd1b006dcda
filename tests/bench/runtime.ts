import { Miniflare, type V4WorkerOptions } from 'miniflare'
import { newState, runtimeOptions } from '../support/runtime.ts'
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

/** Starts a worker in its own workerd with a direct socket. */
export async function open(
  name: string,
  worker: V4WorkerOptions,
  state = newState(),
  onAnnouncement: (message: string) => void = () => undefined,
): Promise<Opened> {
  const others = new Set(workerdPids())
  let lines: string[] = []
  const started = performance.now()
  const onLog = (message: string) => {
    lines.push(message)
  }
  const proxy = new Miniflare(runtimeOptions({ name, worker, state, onLog, onAnnouncement }))
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
