import { expect, it } from 'vitest'
import { splitLinks } from '#domain/text/link-text'

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

it.each([
  ['الدليل في https://example.com/guide.', ['https://example.com/guide']],
  ['راسل help@example.com، أو اتصل', ['mailto:help@example.com']],
  ['(see https://example.com/a_(b))', ['https://example.com/a_(b)']],
  [
    'http://example.com and https://example.org/?a=1&b=2',
    ['http://example.com/', 'https://example.org/?a=1&b=2'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://example.com', []],
  ['https://user:pass@example.com/ https://localhost/', []],
  ['<b>https://example.com/"onload="x</b>', ['https://example.com/']],
  ['no address here', []],
])('finds the addresses of %s', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs)
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
