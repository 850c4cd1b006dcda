import { expect, it } from 'vitest'
import { failureGroupOf } from '#domain/operations/failure-group'

it.each([
  ['d1.read', 'TIMEOUT', 'd1'],
  ['sweep', 'D1_ERROR SQLITE_BUSY', 'd1'],
  ['outbox.drain', 'D1_ERROR', 'd1'],
  ['health.mail', 'TIMEOUT', 'd1'],
  ['kv.get', 'KV GET', 'kv'],
  ['outbox.put', 'TIMEOUT', 'kv'],
  ['attachments.put', 'Error', 'r2'],
  ['media.get', 'TIMEOUT', 'r2'],
  ['mail.send', 'E_SENDER_NOT_VERIFIED', 'mail'],
  ['mail.refused', 'SMTP_RECIPIENT_550', 'mail'],
  ['login.discovery', 'ProviderAway', 'login'],
  ['scan', 'TIMEOUT', 'scanner'],
  ['render', 'TypeError', 'other'],
])('the failure %s with the code %s is one of %s', (part, code, group) => {
  expect(failureGroupOf({ part, code })).toBe(group)
})
