import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('the root', () => {
  it.each([
    [undefined, undefined, 200],
    ['ar', undefined, 200],
    ['en-US,en;q=0.9', undefined, 302],
    ['en;q=0.8, ar;q=0.8', undefined, 200],
    ['ar;q=0.5, en-GB;q=0.6', undefined, 302],
    ['en;q=0, fr', undefined, 200],
    ['fr-FR, *;q=0.5', undefined, 200],
    ['ar', 'en', 302],
    ['en', 'ar', 200],
  ])('answers Accept-Language %s with cookie %s by %i', async (accepted, cookie, status) => {
    const headers = {
      ...(accepted && { 'accept-language': accepted }),
      ...(cookie && { cookie: `i18n_redirected=${cookie}` }),
    }
    const response = await site.ask('/', { headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language')
    if (status === 302) {
      expect(response.headers.get('location')).toBe('/en')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
