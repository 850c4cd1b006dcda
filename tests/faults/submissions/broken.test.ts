import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { problemLabels, problemTexts } from '#domain/site/problem'
import { findTag, mainOf } from '../../support/html'
import { some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ faulty: true })
})
afterAll(() => site.close())

const failures = async (incident: string) =>
  (await site.log())
    .filter((line) => line.includes('"event":"failure"') && line.includes(incident))
    .map((line) => JSON.parse(line))

describe.each(some(locales, 1))('in %s', (locale) => {
  const { title, text } = problemTexts[500]

  it('30 a page that cannot be had after its shell has left says so in its place', async () => {
    await site.fresh()
    // Header and footer are cached; the page itself is unavailable in D1, KV and the snapshot.
    await site.ask(localPath('/routes', locale))
    const before = { 'x-fault': 'd1=hang, kv=hang, cache=fail, assets=fail' }
    const response = await site.ask(localPath('/terms-conditions', locale), { headers: before })
    const html = await response.text()
    const incident = response.headers.get('x-request-id') ?? ''
    expect([response.status, response.headers.get('etag')]).toEqual([200, null])
    expect(html).toMatch(/<footer.+<\/html>$/s)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const main = mainOf(html)
    for (const words of [title[locale], text[locale], problemLabels.incident[locale], incident]) {
      expect(main).toContain(words)
    }
    expect(findTag(html, 'main')?.attributes['data-edition']).toBe('')
    expect(await failures(incident)).toMatchObject([{ event: 'failure', route: 'termsConditions' }])

    const mended = await site.ask(localPath('/terms-conditions', locale))
    expect(mended.status).toBe(200)
    expect(await mended.text()).not.toContain(text[locale])
  })

  it('what nobody foresaw is answered with 500, the generic words and an incident', async () => {
    const headers = {
      'x-fault': 'worker=fail',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const init = { method: 'POST', headers, body: 'fullName=Canary+Fullname' }
    const response = await site.ask(localPath('/contact', locale), init)
    const shown = mainOf(await response.text())
    const incident = response.headers.get('x-request-id') ?? ''
    expect(response.status).toBe(500)
    for (const words of [title[locale], text[locale], incident]) expect(shown).toContain(words)
    expect(shown).not.toMatch(/no such binding|Canary/)
    expect(await failures(incident)).toMatchObject([{ event: 'failure', status: 500 }])
    expect((await site.log()).join('\n')).not.toContain('Canary')
  })
})
