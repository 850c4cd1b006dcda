import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemTexts } from '#domain/site/problem'
import { routeOf } from '#domain/site/routes'
import { formType, newVisitor } from '../../support/forms/posts'
import { findTag, mainOf } from '../../support/html'
import { isOwnPage, pagesByCaching, payloadPath } from '../../support/pages'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Answer = Awaited<ReturnType<Site['ask']>>

async function expectProblem(response: Answer, status: 404 | 405 | 422, locale: 'ar' | 'en') {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('content-language')).toBe(locale)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { title, text } = problemTexts[status]
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: title[locale],
    status,
    detail: text[locale],
    instance: `urn:uuid:${response.headers.get('x-request-id')}`,
  })
}

describe('a program', () => {
  it.each([
    ['/api/nope', {}, 'ar'],
    ['/api/nope', { accept: 'text/html' }, 'ar'],
    ['/nope', { accept: 'application/json' }, 'ar'],
    ['/en/nope', { accept: 'application/json, */*;q=0.1' }, 'en'],
    ['/builds/meta/nope.json', {}, 'ar'],
    ['/builds/nope', {}, 'ar'],
    ['/nope/_payload.json', {}, 'ar'],
    ['/en/nope/_payload.json', { accept: 'text/html' }, 'en'],
    ['/FAQ/_payload.json', {}, 'ar'],
  ] as const)(
    'asking for %s with %o reads what is missing as problem+json',
    async (path, headers, locale) => {
      await expectProblem(await site.ask(path, { headers }), 404, locale)
    },
  )

  it('reads a refused method and wrong fields the same way', async () => {
    const headers = { accept: 'application/json', origin, ...newVisitor() }
    const asked = await site.ask('/en/routes', { method: 'DELETE', headers })
    expect(asked.headers.get('allow')).toBe('GET, HEAD, POST')
    await expectProblem(asked, 405, 'en')
    const sent = { ...headers, 'content-type': formType }
    const wrong = await site.ask('/locale', { method: 'POST', body: 'locale=fr', headers: sent })
    await expectProblem(wrong, 422, 'ar')
  })
})

describe('a browser', () => {
  it('reads a page, though it takes JSON too', async () => {
    const headers = { accept: 'text/html,application/json;q=0.9,*/*;q=0.8' }
    const response = await site.ask('/nope', { headers })
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it.each(pagesByCaching())('is told which methods $path takes', async ({ name, path, locale }) => {
    // The cookie choice is posted to the cookies page.
    const { feedback, payload } = routeOf(name)
    const hasForms = feedback || payload === 'subscriptionLink' || path === '/cookies'
    const refused = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', ...(hasForms ? [] : ['POST'])]
    for (const method of refused) {
      const response = await site.ask(path, { method, headers: { origin } })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBe(hasForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      const html = await response.text()
      expect(findTag(html, 'html')?.attributes.lang).toBe(locale)
      for (const text of Object.values(problemTexts[405].title))
        expect(mainOf(html)).toContain(text)
    }
  })

  it.each([
    [400, formType, 'locale=en&locale=en', {}],
    [403, formType, 'locale=en', { origin: 'https://evil.example' }],
    [413, formType, 'x'.repeat(70_000), {}],
    [415, 'text/plain', 'locale=en', {}],
    [422, formType, 'locale=fr', {}],
  ] as const)(
    'reads a %i in both languages, with its incident',
    async (status, type, body, extra) => {
      const headers = { origin, 'content-type': type, ...newVisitor(), ...extra }
      const response = await site.ask('/locale', { method: 'POST', body, headers })
      expect(response.status).toBe(status)
      const html = await response.text()
      for (const text of Object.values(problemTexts[status].title))
        expect(mainOf(html)).toContain(text)
      expect(mainOf(html)).toContain(response.headers.get('x-request-id'))
      expect(findTag(html, 'meta', { name: 'robots' })?.attributes.content).toBe('noindex')
    },
  )
})

describe('what the browser asks for by itself', () => {
  it.each(pagesByCaching())(
    'the data of $path is the page’s own, and is not listed',
    async ({ path, name, locale }) => {
      const html = await (await site.ask(path)).text()
      for (const query of ['', '?34cda2eb16fe36a0', '?an-old-build&from=mail']) {
        const response = await site.ask(payloadPath(path) + query)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toContain('application/json')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
        const isOwn = isOwnPage(name)
        expect(response.headers.get('cache-control')).toBe(isOwn ? 'no-store' : 'no-cache')
        const data = (await response.json()) as { edition: string; payload: object; site: object }
        expect(data.edition).toBe(findTag(html, 'main')?.attributes['data-edition'])
        expect(data.payload).toHaveProperty('modified')
        expect(data.site).toHaveProperty('year')
        if (name === 'home')
          expect(JSON.stringify(data)).toMatch(locale === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/)
      }
    },
  )

  it('has the data of each language in that language', async () => {
    for (const [path, script] of [
      ['/faq', /[\u0600-\u06ff]/],
      ['/en/faq', /[A-Za-z]/],
    ] as const) {
      const data = (await (await site.ask(payloadPath(path))).json()) as {
        payload: { lead: string }
      }
      expect(data.payload.lead).toMatch(script)
    }
  })

  it('is the build that is served, under its id for good and under latest never', async () => {
    const latest = await site.ask(`/builds/latest.json?${Date.now()}`)
    expect(latest.headers.get('cache-control')).toBe('no-cache')
    const build = (await latest.json()) as { id: string; timestamp: number }
    expect(build.id).toMatch(/^[0-9a-f]{16}$/)
    // The worker's build takes its timestamp after the browser files and before its own files are
    // written.
    const { mtimeMs: started } = statSync('dist/client/.vite/manifest.json')
    const { mtimeMs: ended } = statSync('dist/worker/index.js')
    expect(build.timestamp).toBeGreaterThanOrEqual(Math.floor(started))
    expect(build.timestamp).toBeLessThanOrEqual(Math.ceil(ended))
    const meta = await site.ask(`/builds/meta/${build.id}.json`)
    expect(meta.status).toBe(200)
    expect(meta.headers.get('cache-control')).toContain('immutable')
    const iso = new Date(build.timestamp + 3 * 3_600_000).toISOString().slice(0, 10)
    const ar = {
      iso,
      gregorian: expect.stringMatching(/^\d+ \S+ 20\d\d/),
      hijri: expect.stringMatching(/هـ$/),
    }
    const en = {
      iso,
      gregorian: expect.stringMatching(/^\d+ [A-Z][a-z]+ 20\d\d$/),
      hijri: expect.stringMatching(/AH$/),
    }
    expect(await meta.json()).toEqual({ ...build, date: { ar, en } })
    const html = await (await site.ask('/faq')).text()
    expect(html).toContain(`data-build="${build.id}"`)
  })

  it.each([
    '/builds/meta/nope.json',
    '/builds/meta/0000000000000000.json',
    '/builds/meta/.json',
    '/builds/meta/',
  ])('does not keep %s, which is no build', async (path) => {
    const response = await site.ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/builds/latest.json', '/_payload.json', '/en/faq/_payload.json'])(
    'only reads %s',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const response = await site.ask(path, { method })
        expect([method, response.status]).toEqual([method, 405])
        expect(response.headers.get('allow')).toBe('GET, HEAD')
        expect(response.headers.get('content-type')).toContain('application/problem+json')
        await response.arrayBuffer()
      }
    },
  )
})
