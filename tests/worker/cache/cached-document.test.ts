import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../support/site'

let site: Site
let plain: Buffer
beforeAll(async () => {
  site = await openSite()
  await read('')
  plain = (await read('')).body
})
afterAll(() => site.close())

const path = '/en/faq'
const choices: { cookie: string; markup: string }[] = [
  { cookie: '', markup: '' },
  { cookie: 'cookie_consent=all', markup: ' data-consent="all"' },
  {
    cookie: 'cookie_consent=necessary; __Host-display=mode-dark.size-3',
    markup: ' data-mode="dark" data-size="3" data-consent="necessary"',
  },
]

async function read(cookie: string, method = 'GET') {
  const response = await site.ask(path, { method, headers: { cookie } })
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

/** The cached bytes with a visitor's attributes in the `<html>` tag. */
function personalised(markup: string): Buffer {
  const at = plain.indexOf('>', plain.indexOf('<html'))
  return Buffer.concat([plain.subarray(0, at), Buffer.from(markup), plain.subarray(at)])
}

describe('a kept document', () => {
  it.each(choices)('is whole and as long as it says for "$cookie"', async ({ cookie, markup }) => {
    const expected = personalised(markup)
    const { response, body } = await read(cookie)
    expect(await site.source(response)).toBe('memory')
    expect(body.equals(expected)).toBe(true)
    const { response: head } = await read(cookie, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(expected.byteLength))
    expect(head.headers.get('etag')).toBe(response.headers.get('etag'))
  })

  it('is whole for each of many readers at once, whatever they have chosen', async () => {
    const readers = Array.from({ length: 10 }, () => choices).flat()
    const answers = await Promise.all(readers.map(({ cookie }) => read(cookie)))
    for (const [reader, { markup }] of readers.entries()) {
      expect(answers[reader]?.body.equals(personalised(markup))).toBe(true)
    }
  })

  it.each(choices)(
    'is whole for who comes after one that left with "$cookie"',
    async ({ cookie, markup }) => {
      const url = new URL(path, await site.address())
      const reader = (await fetch(url, { headers: { cookie } })).body?.getReader()
      await reader?.read()
      await reader?.cancel()
      expect((await read(cookie)).body.equals(personalised(markup))).toBe(true)
    },
  )
})
