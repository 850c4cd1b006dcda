import { createSuffer, type Fault, type Suffer, type WaitUntil } from './fault.ts'
import { type Method, wrap } from './wrap.ts'

/** D1's error messages by class. */
const messages = {
  lost: 'D1_ERROR: Network connection lost.',
  reset: 'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  busy: 'D1_ERROR: database is locked: SQLITE_BUSY',
  overloaded: 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  column: 'D1_ERROR: no such column: outbox_reference: SQLITE_ERROR',
}

interface Sufferers {
  read: Suffer
  write: Suffer
}

const statementCalls = ['first', 'run', 'all', 'raw']
const isRead = (sql: string) => /^\s*(?:select|with)\b/i.test(sql)

interface Known {
  statement: unknown
  isRead: boolean
}

/** Original statements of wrapped ones; `batch` needs the originals. */
const known = new WeakMap<object, Known>()

function wrapStatement(statement: object, reads: boolean, suffer: Suffer): object {
  const wrapped = wrap(statement, (name, call) => {
    if (name === 'bind') {
      return (...args) => wrapStatement(call(...args) as unknown as object, reads, suffer) as never
    }
    if (!statementCalls.includes(name)) return call
    return (...args) => suffer(() => call(...args))
  })
  known.set(wrapped, { statement, isRead: reads })
  return wrapped
}

/** Wraps D1 with a request's faults; `d1.read` and `d1.write` affect only calls of their kind. */
export function faultyD1(
  d1: D1Database,
  faults: Map<string, Fault>,
  waitUntil: WaitUntil,
): D1Database {
  const both = faults.get('d1')
  const read = faults.get('d1.read') ?? both
  const write = faults.get('d1.write') ?? both
  if (faults.has('counted')) return wrap(d1, countReads)
  if (!read && !write) return d1
  const suffer: Sufferers = {
    read: createSuffer(read, messages, waitUntil),
    // A fault with a call count that affects both kinds counts them together.
    write: createSuffer(write, messages, waitUntil),
  }
  if (both && read === both && write === both) suffer.write = suffer.read
  return wrap(d1, (name, call) => around(name, call, suffer))
}

/** Writes a log line for each statement that reads. */
function countReads(name: string, call: Method): Method {
  if (name === 'withSession') return (...args) => wrap(call(...args) as never, countReads) as never
  if (name !== 'prepare') return call
  return (...args) => {
    if (isRead(String(args[0]))) console.log('{"event":"d1.read"}')
    return call(...args)
  }
}

function around(name: string, call: Method, suffer: Sufferers): Method {
  const kindOf = (reads: boolean) => (reads ? suffer.read : suffer.write)
  switch (name) {
    case 'withSession':
      return (...args) =>
        wrap(call(...args) as never, (inner, next) => around(inner, next, suffer)) as never
    case 'prepare':
      return (...args) => {
        const reads = isRead(String(args[0]))
        return wrapStatement(call(...args) as unknown as object, reads, kindOf(reads)) as never
      }
    case 'batch':
      return (wrapped) => {
        const statements = (wrapped as object[]).map((one) => known.get(one))
        const reads = statements.every((one) => one?.isRead)
        return kindOf(reads)(() => call(statements.map((one) => one?.statement)))
      }
    case 'exec':
      return (...args) => suffer.write(() => call(...args))
    default:
      return call
  }
}
