import { expect, it } from 'vitest'
import { describeError } from '#worker/log'

const d1Reasons = [
  ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 'is overloaded'],
  ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 'is overloaded'],
  ['D1_ERROR: Network connection lost.', 'Network connection lost'],
  [
    'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
    'object to be reset',
  ],
  [
    'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
    'exceeded timeout',
  ],
  [
    "D1_ERROR: D1 DB exceeded its CPU time limit and its isolate's memory limit was reached.",
    'memory limit',
  ],
  ['D1_ERROR: database is locked: SQLITE_BUSY', 'SQLITE_BUSY'],
] as const

it.each(d1Reasons)('the log names the reason of %s', (message, reason) => {
  const code = `D1_ERROR ${reason}`
  expect(describeError(new Error(message)).error).toBe(`Error: ${code}`)
  const wrapped = new TypeError('Failed query: select email', { cause: new Error(message) })
  expect(describeError(wrapped).error).toBe(`TypeError: ${code}`)
})

it('the log names the code that the mail service or a socket set', () => {
  const refused = Object.assign(new Error('noura@example.com is not verified'), {
    code: 'E_SENDER_NOT_VERIFIED',
  })
  expect(describeError(refused).error).toBe('Error: E_SENDER_NOT_VERIFIED')
  const failed = new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'EPIPE' }),
  })
  expect(describeError(failed).error).toBe('TypeError: EPIPE')
  const typed = Object.assign(new Error(), { code: 'noura@example.com' })
  expect(describeError(typed).error).toBe('Error')
})

it.each([
  ['D1_ERROR: no such column: email of noura@example.com', 'Error: D1_ERROR'],
  ['Network connection lost.', 'Error'],
  ['noura@example.com is overloaded', 'Error'],
])('the log holds nothing else of %s', (message, logged) => {
  expect(describeError(new Error(message)).error).toBe(logged)
})
