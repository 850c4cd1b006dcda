/** Rejects when the promise takes longer; the name says what was waited for. */
export async function within<T>(ms: number, part: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${part} took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What the promise gives in time, or undefined; a failure counts as nothing in time. */
export async function ifWithin<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return within(ms, 'grace', promise).catch(() => undefined)
}

export const budgets = {
  /** How long a whole document is waited for before its shell leaves. */
  grace: 30,
  kvRead: 300,
  /** Behind the answer, where nobody waits. */
  write: 5_000,
  d1Read: 1_500,
  /** Reading something of every page, which only programs wait for. */
  d1ReadAll: 5_000,
  /** One try at storing what a visitor waits for. */
  d1Write: 3_000,
  /**
   * All tries at noting what is said in passing; with its page read before and drawn after, the
   * answer is there in 8 s.
   */
  saying: 4_000,
  /** Keeping it in KV instead; with what came before, the answer is there in 8 s. */
  outboxWrite: 1_500,
  /** Waiting behind the answer for what was too late for it; the platform ends such work after 30 s. */
  late: 20_000,
  /** One binding that a readiness check asks. */
  health: 1_000,
  /** One file of a request. */
  filePut: 10_000,
  /** A limiter that does not answer at once is away. */
  limiter: 20,
  /** How long one waits for a page that another request draws. */
  flight: 1_500,
  /** How long a page whose shell has left may take to follow. */
  render: 5_000,
}
