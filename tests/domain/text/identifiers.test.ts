import { expect, it } from 'vitest'
import { findIdentifiers } from '#domain/text/spelling'

it.each([
  ['The formOptions of your request', 'formOptions'],
  ['خيارات formOptions في الطلب', 'formOptions'],
  ['Press (submitForm) to send', 'submitForm'],
  ['Choose idempotencyKey2.', 'idempotencyKey2'],
])('an identifier in a sentence is found: %s', (text, found) => {
  expect(findIdentifiers(text)).toEqual([found])
})

it.each([
  'We use reCAPTCHA, and offer a vCard for iOS',
  'Open /contact/formOptions or www.exampleSite.com',
  'Write to aUser@example.com or helpDesk@example.com',
  'Standard costs of the Authority',
  'It may be reopened until {{reopenUntil}}.',
])('a proper name, an address or a placeholder is none: %s', (text) => {
  expect(findIdentifiers(text)).toEqual([])
})
