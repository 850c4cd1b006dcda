import { expect, it } from 'vitest'
import { findTextHints } from '#domain/text/text-hints'

it.each([
  ['الفصل الرابع يحتاج مثالًا من 2025', []],
  ['راسلوني على a@example.com', ['email']],
  ['write to me at example dot com', ['email']],
  ['طلبي INFO-1000000018', ['reference']],
  ['وصلت إليه على ٠٥٠ ١٢٣ ٤٥٦٧', ['phone']],
  ['call +966 50-123-4567', ['phone']],
  ['الهوية 1023456789', ['nationalId']],
  ['my file is 87 65 432', ['number']],
  ['see www.gov.sa', ['link']],
  ['زوروا shop.example.com الآن', ['link']],
  ['https://example.com and 0501234567', ['phone', 'link']],
  ['costs 1.5 to 3.4 million, e.g. salt', []],
])('%j seems to hold %j', (text, hints) => {
  expect(findTextHints(text)).toEqual(hints)
})
