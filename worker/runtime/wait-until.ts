/**
 * Keeps the isolate alive after the response until the promise settles. The platform ends such work
 * after 30 s, so it must be safe to lose.
 */
export type WaitUntil = (promise: Promise<unknown>) => void
