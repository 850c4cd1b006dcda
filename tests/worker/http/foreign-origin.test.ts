import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formType, newVisitor } from '../../support/forms/posts'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ seeded: false })
})
afterAll(() => site.close())

async function refusedBy(headers: Record<string, string>) {
  const answer = await site.ask('/locale', {
    method: 'POST',
    body: 'locale=en&path=%2Ffaq',
    headers: { ...newVisitor(), 'content-type': formType, ...headers },
  })
  expect(answer.status).toBe(403)
  const lines = (await site.log()).map((line) => JSON.parse(line))
  const request = answer.headers.get('x-request-id')
  return lines.find((line) => line.event === 'foreign-origin' && line.request === request)
}

describe('the log of a form that another origin sent', () => {
  it.each([
    [{ origin: 'http://localhost:9999' }, 'http://localhost:9999', undefined],
    [{ origin: 'https://other.example/name?email=a%40b.c' }, 'https://other.example', undefined],
    [{ origin: 'null' }, 'null', undefined],
    [{ origin: 'no address at all' }, 'null', undefined],
    [
      { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
      'https://other.example',
      'cross-site',
    ],
    [{ origin, 'sec-fetch-site': 'anything' }, origin, undefined],
  ])(
    '%o names it and the one that is taken, and nothing else of it',
    async (headers, from, site) => {
      const { level, event, request, ...rest } = await refusedBy(headers)
      expect(rest).toEqual({ origin: from, ...(site && { site }), expected: origin })
      expect([level, event]).toEqual(['warn', 'foreign-origin'])
      expect(request).toBeTypeOf('string')
    },
  )

  it('cuts an endless one', async () => {
    const { origin: reply } = await refusedBy({
      origin: `https://${'a'.repeat(63)}.${'b'.repeat(63)}.example`,
    })
    expect(reply).toHaveLength(100)
  })
})
