/** What one request's bindings shall suffer: `x-fault: d1=slow:800, kv=fail`. */
export type Fault = 'fail' | 'hang' | 'hang-later' | 'lose' | `slow:${number}` | `corrupt:${string}`

export function readFaults(header: string | null): Record<string, Fault> {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter(([name]) => name)) as Record<string, Fault>
}

const never = new Promise<never>(() => undefined)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function suffer<T>(
  fault: Fault | undefined,
  message: string,
  work: () => Promise<T>,
): Promise<T> {
  if (fault === 'fail') throw new Error(message)
  if (fault === 'hang') return never
  if (fault?.startsWith('slow:')) await sleep(Number(fault.slice(5)))
  const result = await work()
  // The work is done, and its reply does not arrive.
  if (fault === 'lose') throw new Error(message)
  return result
}

type Method = (...args: unknown[]) => Promise<unknown>

function wrap<T extends object>(
  target: T,
  around: (name: string, call: Method) => Method | object,
): T {
  return new Proxy(target, {
    get(object, name) {
      const value = Reflect.get(object, name)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return around(name, value.bind(object))
    },
  })
}

const statementCalls = ['first', 'run', 'all', 'raw']

type Next = () => Fault | undefined

/** The fault of each call: `hang-later` answers the first, which asks for the version, and no other. */
function faultOfEach(fault: Fault): Next {
  let calls = 0
  return () => {
    calls += 1
    if (fault !== 'hang-later') return fault
    return calls > 1 ? 'hang' : undefined
  }
}

function faultyStatement(statement: object, next: Next): object {
  return wrap(statement, (name, call) => {
    if (name === 'bind') {
      return (...args: unknown[]) =>
        faultyStatement(call(...args) as unknown as object, next) as never
    }
    if (!statementCalls.includes(name)) return call
    return (...args) => suffer(next(), 'D1_ERROR: Network connection lost.', () => call(...args))
  })
}

export function faultyD1(d1: D1Database, fault: Fault | undefined): D1Database {
  if (!fault) return d1
  const next = faultOfEach(fault)
  const around = (name: string, call: Method): Method => {
    if (name === 'withSession') return (...args) => wrap(call(...args) as never, around) as never
    if (name === 'prepare') {
      return (...args) => faultyStatement(call(...args) as unknown as object, next) as never
    }
    if (name !== 'batch' && name !== 'exec') return call
    return (...args) => suffer(next(), 'D1_ERROR: Network connection lost.', () => call(...args))
  }
  return wrap(d1, around)
}

export function faultyKv(kv: KVNamespace, fault: Fault | undefined): KVNamespace {
  if (!fault) return kv
  return wrap(kv, (name, call) => async (...args) => {
    if (fault.startsWith('corrupt:')) return name === 'get' ? fault.slice(8) : call(...args)
    if (fault === 'lose')
      return name === 'get' ? call(...args) : Promise.reject(new Error('KV PUT 429'))
    return suffer(fault, 'KV GET failed: 500', () => call(...args))
  })
}

export function faultyLimiter(limiter: RateLimit, fault: Fault | undefined): RateLimit {
  if (!fault) return limiter
  return wrap(
    limiter,
    (_, call) =>
      (...args) =>
        suffer(fault, 'limiter away', () => call(...args)),
  )
}

const cache = caches

/** Takes the place's cache away from the isolate, or gives it back. */
export function setCaches(fault: Fault | undefined): void {
  const away = {
    match: () => suffer(fault, 'cache away', async () => undefined),
    put: () => suffer(fault, 'cache away', async () => undefined),
  }
  const value = fault ? { default: away } : cache
  Object.defineProperty(globalThis, 'caches', { value, configurable: true, writable: true })
}
