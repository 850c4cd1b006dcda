import { createRandom } from '../../support/random.ts'

/** A fault of a call: `fail:busy`, `slow:1500`, `late:4000`, `lose*1`, `fail%30`. */
export interface Fault {
  kind: 'fail' | 'hang' | 'hang-later' | 'lose' | 'slow' | 'late' | 'corrupt'
  /** Milliseconds, the message class, or the corrupt text. */
  detail: string
  /** Number of calls that fail; later calls succeed. */
  times: number
  /** Percentage of calls that fail, chosen by a fixed seed. */
  share: number
}

/** Runs work under a fault: delayed, replaced by an error, or with its result lost. */
export type Suffer = <T>(work: () => Promise<T>) => Promise<T>

/** Error messages by class; `lost` is used when the fault names no class. */
export type Messages = { [name: string]: string; lost: string }

const shape = /^([a-z-]+)(?::(.*?))?(?:\*(\d+))?(?:%(\d+))?$/s

function readFault(text: string): Fault {
  const [, kind = '', detail = '', times, share] = shape.exec(text) ?? []
  // Only tests write faults, so the kind is not validated.
  const known = kind as Fault['kind']
  return { kind: known, detail, times: Number(times ?? Infinity), share: Number(share ?? 100) }
}

/** Parses faults by target: `d1.write=fail:busy*2, outbox=hang`. */
export function readFaults(header: string | null): Map<string, Fault> {
  const pairs = (header ?? '').split(',').flatMap((pair) => {
    const [, name, text] = /^\s*([a-z0-9.]+)=(.+?)\s*$/s.exec(pair) ?? []
    return name && text && name !== 'clock' ? [[name, readFault(text)] as const] : []
  })
  return new Map(pairs)
}

/**
 * Clock offset of a request in milliseconds; the header is in seconds: `clock=+3600` is an hour
 * ahead.
 */
export function readClock(header: string | null): number {
  return Number(/\bclock=([+-]?\d+)/.exec(header ?? '')?.[1] ?? 0) * 1_000
}

/** The same sequence in every isolate. */
const random = createRandom(95)

export const takesTime = ({ kind }: Fault) => /^(?:hang|hang-later|slow|late)$/.test(kind)

const isLucky = ({ share }: Fault) => share < 100 && random() * 100 >= share
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function errorOf({ detail }: Fault, messages: Messages): Error {
  const all = Object.values(messages)
  const drawn = detail === 'any' ? all[Math.floor(random() * all.length)] : messages[detail]
  return new Error(drawn ?? messages.lost)
}

/** Keeps the isolate alive for work that continues after the response. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Applies one fault to all calls of a request to one target. */
export function createSuffer(
  fault: Fault | undefined,
  messages: Messages,
  waitUntil: WaitUntil = () => undefined,
): Suffer {
  let calls = 0
  return async (work) => {
    calls += 1
    const isSpared = !fault || calls > fault.times || isLucky(fault)
    if (isSpared || (fault.kind === 'hang-later' && calls === 1)) return work()
    switch (fault.kind) {
      case 'fail':
        throw errorOf(fault, messages)
      case 'hang':
      case 'hang-later':
        return new Promise<never>(() => undefined)
      case 'slow':
        await sleep(Number(fault.detail))
        return work()
      case 'late': {
        const done = sleep(Number(fault.detail)).then(work)
        waitUntil(done.catch(() => undefined))
        return done
      }
      default:
        // The work succeeds, but its result is lost.
        await work()
        throw errorOf(fault, messages)
    }
  }
}

/** KV prefix under which sent mails are recorded for tests. */
export const sentPrefix = 'sent-mail:'
