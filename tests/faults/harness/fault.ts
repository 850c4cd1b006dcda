import { createRandom } from '../../support/random.ts'

/** What a call can suffer: `fail:busy`, `slow:1500`, `late:4000`, `lose*1`, `fail%30`. */
export interface Fault {
  kind: 'fail' | 'hang' | 'hang-later' | 'lose' | 'slow' | 'late' | 'corrupt'
  /** Milliseconds, the class of message, or the corrupt text. */
  detail: string
  /** How many calls suffer it; those after them go well. */
  times: number
  /** How many of a hundred calls suffer it, drawn by a fixed seed. */
  share: number
}

/** Does some work as a fault allows: before it, instead of it, or without telling of it. */
export type Suffer = <T>(work: () => Promise<T>) => Promise<T>

/** What an error says, by the class the fault names; none is named when it says nothing of it. */
export type Messages = { [name: string]: string; lost: string }

const shape = /^([a-z-]+)(?::(.*?))?(?:\*(\d+))?(?:%(\d+))?$/s

function readFault(text: string): Fault {
  const [, kind = '', detail = '', times, share] = shape.exec(text) ?? []
  // Only tests write faults.
  const known = kind as Fault['kind']
  return { kind: known, detail, times: Number(times ?? Infinity), share: Number(share ?? 100) }
}

/** Faults by what suffers them: `d1.write=fail:busy*2, outbox=hang`. */
export function readFaults(header: string | null): Map<string, Fault> {
  const pairs = (header ?? '').split(',').flatMap((pair) => {
    const [, name, text] = /^\s*([a-z0-9.]+)=(.+?)\s*$/s.exec(pair) ?? []
    return name && text && name !== 'clock' ? [[name, readFault(text)] as const] : []
  })
  return new Map(pairs)
}

/** How far a request's clock is moved, in milliseconds: `clock=+3600` is an hour ahead. */
export function readClock(header: string | null): number {
  return Number(/\bclock=([+-]?\d+)/.exec(header ?? '')?.[1] ?? 0) * 1_000
}

/** The same numbers in every isolate's life. */
const random = createRandom(95)

const isLucky = ({ share }: Fault) => share < 100 && random() * 100 >= share
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function errorOf({ detail }: Fault, messages: Messages): Error {
  const all = Object.values(messages)
  const drawn = detail === 'any' ? all[Math.floor(random() * all.length)] : messages[detail]
  return new Error(drawn ?? messages.lost)
}

/** Keeps a request's isolate alive for work that goes on without it. */
export type WaitUntil = (work: Promise<unknown>) => void

/** All calls of one request to one thing, which suffer its fault together. */
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
        // The work is done, and its reply does not arrive.
        await work()
        throw errorOf(fault, messages)
    }
  }
}

/** Where mail that has left is noted, so that a test can count it. */
export const sentPrefix = 'sent-mail:'
