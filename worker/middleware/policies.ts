/** The limits in wrangler.toml: requests in a window of so many seconds. */
export const rateLimitPolicies = {
  reads: { requests: 1_000, seconds: 10 },
  writes: { requests: 60, seconds: 60 },
} as const

/** Requests of a client in the current window that this isolate has seen, by policy and address. */
export type UsedQuotas = Map<string, { window: number; used: number }>
