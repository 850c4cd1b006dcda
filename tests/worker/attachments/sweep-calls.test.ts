import { expect, it } from 'vitest'
import { sweepFiles } from '#worker/jobs/sweep'

type Deps = Parameters<typeof sweepFiles>[0]

const now = Date.parse('2026-11-20T03:01:00+03:00')

/** A bucket and an outbox with a number of pages each; counts the listings of both. */
function stub(pages: { bucket: number; outbox: number }) {
  const calls = { bucket: 0, outbox: 0 }
  const ATTACHMENTS = {
    list: async () => {
      calls.bucket += 1
      const object = { key: `unknown-${calls.bucket}`, uploaded: new Date(now) }
      const truncated = calls.bucket < pages.bucket
      return { objects: [object], truncated, cursor: String(calls.bucket) }
    },
  }
  const OUTBOX = {
    list: async () => {
      calls.outbox += 1
      const list_complete = calls.outbox >= pages.outbox
      return { keys: [], list_complete, cursor: list_complete ? undefined : String(calls.outbox) }
    },
  }
  // The sweep lists only, because all files are of the last day.
  const deps = { env: { ATTACHMENTS, OUTBOX }, primary: {}, now } as unknown as Deps
  return { calls, deps }
}

it.each([
  { bucket: 1, outbox: 1 },
  { bucket: 5, outbox: 1 },
  { bucket: 3, outbox: 2 },
])('the sweep lists every page of bucket and outbox once: %o', async (pages) => {
  const { calls, deps } = stub(pages)
  await sweepFiles(deps)
  expect(calls).toEqual(pages)
})
