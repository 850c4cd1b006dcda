import { expect, it } from 'vitest'
import { viewSourceOf } from '#domain/views/view-source'

const origin = 'https://www.example.gov.sa'

it.each([
  [null, 'none'],
  ['', 'none'],
  [`${origin}/en/faq?x=1`, 'internal'],
  [`${origin}.evil.example/`, 'other'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.com.sa/search?q=secret', 'search'],
  ['https://notgoogle.com/', 'other'],
  ['https://search.brave.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://t.co/abc', 'social'],
  ['https://l.facebook.com/l.php?u=x', 'social'],
  ['https://www.linkedin.com/feed/', 'social'],
  ['https://netflix.com/', 'other'],
  ['android-app://com.example/', 'other'],
  ['not an address', 'other'],
] as const)('the source of a view from %s is %s', (referer, source) => {
  expect(viewSourceOf(referer, origin)).toBe(source)
})
