import { expect, it } from 'vitest'
import { escapeHtml } from '#domain/text/markup'

it.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
  ['a\u0645 1', 'a\u0645 1'],
])('%s is written %s in HTML', (char, written) => {
  expect(escapeHtml(char)).toBe(written)
})
