import { createSuffer, type Fault, sentPrefix, type WaitUntil } from './fault.ts'
import { wrap } from './wrap.ts'

const kvMessages = { lost: 'KV GET failed: 500', full: 'KV PUT failed: 429 Too Many Requests' }
const mailMessages = { lost: 'email send failed' }

/** Wraps KV with a fault; a lost put also throws. */
export function faultyKv(
  kv: KVNamespace,
  fault: Fault | undefined,
  waitUntil: WaitUntil,
): KVNamespace {
  if (!fault) return kv
  const suffer = createSuffer(fault, kvMessages, waitUntil)
  return wrap(kv, (name, call) => async (...args) => {
    if (fault.kind === 'corrupt') return name === 'get' ? fault.detail : call(...args)
    if (fault.kind !== 'lose') return suffer(() => call(...args))
    if (name === 'get') return call(...args)
    throw new Error(kvMessages.full)
  })
}

/** Wraps an object so that every call has the fault. */
function faulty<T extends object>(bound: T, fault: Fault | undefined, lost: string): T {
  if (!fault) return bound
  const suffer = createSuffer(fault, { lost })
  return wrap(
    bound,
    (_, call) =>
      (...args) =>
        suffer(() => call(...args)),
  )
}

export function faultyLimiter(limiter: RateLimit, fault: Fault | undefined): RateLimit {
  return faulty(limiter, fault, 'limiter away')
}

export function faultyAssets(assets: Fetcher, fault: Fault | undefined): Fetcher {
  return faulty(assets, fault, 'assets away')
}

export function faultyBucket(bucket: R2Bucket, fault: Fault | undefined): R2Bucket {
  return faulty(bucket, fault, 'put: We encountered an internal error. Please try again. (10001)')
}

/** Wraps the mail binding with a fault; sent mails are recorded in a KV namespace. */
export function faultyMail(
  mail: SendEmail,
  notes: KVNamespace,
  fault: Fault | undefined,
): SendEmail {
  const suffer = createSuffer(fault, mailMessages)
  const send = (message: EmailMessageBuilder) =>
    suffer(async () => {
      const sent = await mail.send(message)
      await notes.put(sentPrefix + crypto.randomUUID(), JSON.stringify(message))
      return sent
    })
  // The site uses only the MessageBuilder signature of `send`.
  return { send } as SendEmail
}

const cache = caches

/** Replaces the Cache API by a failing one, or restores it. */
export function setCaches(fault: Fault | undefined): void {
  const suffer = createSuffer(fault, { lost: 'cache away' })
  const away = {
    match: () => suffer(async () => undefined),
    put: () => suffer(async () => undefined),
  }
  const value = fault ? { default: away } : cache
  Object.defineProperty(globalThis, 'caches', { value, configurable: true, writable: true })
}
