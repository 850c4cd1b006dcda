import { Parser } from 'n3'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../support/rows'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const dcat = 'http://www.w3.org/ns/dcat#'

async function readTurtle() {
  const response = await site.ask('/catalog.ttl')
  expect(response.headers.get('content-type')).toBe('text/turtle; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  return new Parser().parse(await response.text())
}

describe('the catalogue', () => {
  it('holds every dataset with its files, whose sizes and checksums are true', async () => {
    const quads = await readTurtle()
    const objectOf = (subject: string, predicate: string) =>
      quads.find((quad) => quad.subject.value === subject && quad.predicate.value === predicate)
        ?.object.value ?? ''
    const files = quads.filter(({ predicate }) => predicate.value === `${dcat}downloadURL`)
    const stored = await readRows(site, 'SELECT DISTINCT dataset FROM dataset_versions')
    expect(stored).toHaveLength(10)
    expect(files).toHaveLength(stored.length * 4)
    for (const { subject, object } of files) {
      const response = await site.ask(object.value.slice(origin.length))
      const bytes = Buffer.from(await response.arrayBuffer())
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      const checksum = objectOf(subject.value, 'http://spdx.org/rdf/terms#checksum')
      expect([object.value, response.status]).toEqual([object.value, 200])
      expect(objectOf(subject.value, `${dcat}byteSize`)).toBe(String(bytes.byteLength))
      expect(objectOf(checksum, 'http://spdx.org/rdf/terms#checksumValue').toLowerCase()).toBe(
        Buffer.from(digest).toString('hex'),
      )
      const type = objectOf(subject.value, `${dcat}mediaType`).split('/media-types/')[1] ?? ''
      expect(response.headers.get('content-type')).toContain(type)
    }
  })

  it('leads to addresses of this site that answer', async () => {
    const quads = await readTurtle()
    const addresses = quads
      .map(({ object }) => object.value)
      .filter((value) => value.startsWith(`${origin}/`))
    const paths = new Set(addresses.map((value) => value.slice(origin.length).split('#')[0]))
    expect(paths.size).toBeGreaterThan(50)
    for (const path of paths) {
      const { status } = await site.ask(path ?? '')
      expect([path, [200, 302].includes(status)]).toEqual([path, true])
    }
  })

  it('is there in JSON-LD, and lists the same datasets in data.json', async () => {
    const jsonLd = await (await site.ask('/catalog.jsonld')).json()
    expect(JSON.stringify(jsonLd)).toContain(`${origin}/open-data/working-days#dataset`)
    const listed = (await (await site.ask('/data.json')).json()) as { dataset: object[] }
    expect(listed.dataset).toHaveLength(10)
  })

  it('is named by the pages about data', async () => {
    for (const path of ['/open-data', '/en/open-data/dictionary']) {
      const html = await (await site.ask(path)).text()
      expect(html).toContain('type="application/ld+json" href="/catalog.jsonld"')
      expect(html).toContain('type="text/turtle" href="/catalog.ttl"')
    }
    expect(await (await site.ask('/faq')).text()).not.toContain('/catalog.ttl')
  })
})
