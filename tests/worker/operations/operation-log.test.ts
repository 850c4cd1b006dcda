import { describe, expect, it } from 'vitest'
import { countHit, takeHits } from '#worker/cache/memory-cache'
import { describeError } from '#worker/log'
import {
  codeOfLine,
  countLine,
  countMemoryAnswers,
  countRead,
  createOperationLog,
  returnCounts,
  takeCounts,
} from '#worker/operations/operation-log'
import { DeadlineError } from '#worker/runtime/deadlines'

const request = (status: number, source?: 'memory' | 'cache' | 'd1' | 'snapshot') =>
  ({ event: 'request', status, source }) as const

describe('what an isolate counts', () => {
  it('is answers by their source, and failures by part and code', () => {
    const log = createOperationLog()
    countLine(log, 'info', request(200, 'd1'))
    countLine(log, 'info', request(200, 'cache'))
    countLine(log, 'info', request(503, 'snapshot'))
    countLine(log, 'info', request(303))
    countMemoryAnswers(log, 40)
    const failed = { event: 'fallback', part: 'd1.read', error: 'Error: D1_ERROR' } as const
    countLine(log, 'warn', failed)
    countLine(log, 'warn', failed)
    countLine(log, 'error', { event: 'failure', error: 'TypeError' })
    countLine(log, 'warn', { event: 'client-error', error: 'TypeError' })
    countLine(log, 'warn', { event: 'foreign-origin', origin: 'https://evil.example' })
    countLine(log, 'info', { event: 'job', part: 'mail.send' })
    expect(takeCounts(log)).toEqual({
      requests: { answers: 44, pages: 43, memory: 40, cache: 1, stale: 1, failed: 1 },
      failures: [
        { part: 'd1.read', code: 'D1_ERROR', total: 2 },
        { part: 'failure', code: 'TypeError', total: 1 },
      ],
      loaders: [],
    })
    expect(takeCounts(log).requests.answers).toBe(0)
  })

  it('is reads of pages without slugs and queries', () => {
    const log = createOperationLog()
    countRead(log, 'service/join-framework-agreement', 20)
    countRead(log, 'service/e-marketplace', 400)
    countRead(log, 'search?q=private', 5)
    expect(takeCounts(log).loaders).toEqual([
      { page: 'service', total: 2, ms: 420, slowest: 400 },
      { page: 'search', total: 1, ms: 5, slowest: 5 },
    ])
  })

  it('is added to what was counted since, if it could not be written', () => {
    const log = createOperationLog()
    countLine(log, 'info', request(200, 'd1'))
    countLine(log, 'warn', { event: 'fallback', part: 'kv.get', error: 'Error: KV GET' })
    countRead(log, 'faq', 10)
    const taken = takeCounts(log)
    countLine(log, 'info', request(200, 'd1'))
    countLine(log, 'warn', { event: 'fallback', part: 'kv.get', error: 'Error: KV GET' })
    countRead(log, 'faq', 30)
    returnCounts(log, taken)
    expect(takeCounts(log)).toMatchObject({
      requests: { answers: 2, pages: 2 },
      failures: [{ part: 'kv.get', code: 'KV GET', total: 2 }],
      loaders: [{ page: 'faq', total: 2, ms: 40, slowest: 30 }],
    })
  })

  it('has a bounded number of kinds', () => {
    const log = createOperationLog()
    for (let at = 0; at < 1_000; at += 1) {
      countLine(log, 'warn', { event: 'fallback', part: `part.${at}` })
      countRead(log, `page${at}`, 1)
    }
    expect([log.failures.size, log.loaders.size]).toEqual([200, 200])
  })
})

it('answers from memory are taken once each, whether or not they were logged', () => {
  const hits = { answers: 0, since: 0, taken: 0 }
  const at = (seconds: number) => countHit(hits, 1_000_000 + seconds * 1_000)
  for (let second = 0; second < 30; second += 1) at(second)
  expect(takeHits(hits)).toBe(30)
  expect(takeHits(hits)).toBe(0)
  for (let second = 30; second < 70; second += 1) at(second)
  expect(hits.answers).toBeLessThan(30)
  expect(takeHits(hits)).toBe(40)
})

it.each([
  [new DeadlineError('d1.read took longer than 1500 ms'), 'TIMEOUT'],
  [new Error('D1_ERROR: UNIQUE failed: SQLITE_CONSTRAINT'), 'D1_ERROR SQLITE_CONSTRAINT'],
  [Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' }), 'E_SENDER_NOT_VERIFIED'],
  [new TypeError('sara@example.com is not a function'), 'TypeError'],
])('the code of %s is %s', (error, code) => {
  expect(codeOfLine(describeError(error))).toBe(code)
})
