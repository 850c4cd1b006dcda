import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { apiChanges, currentDocument, recordedFile } from '#worker/openapi/changelog/changelog'
import { type ApiSurfaceDocument, compareDocuments } from '#worker/openapi/changelog/surface'
import {
  type Deprecation,
  deprecationHeaders,
  deprecations,
  findDeprecation,
  isAnnouncedInTime,
} from '#worker/openapi/deprecations'

const recorded: ApiSurfaceDocument = parse(readFileSync(recordedFile, 'utf8'))

/** The document with a change made by hand. */
function changed(change: (document: ApiSurfaceDocument) => void) {
  const document = structuredClone(recorded)
  change(document)
  return compareDocuments(recorded, document)
}

type Schemas = Record<string, { properties: Record<string, object>; required: string[] }>
const schemasOf = ({ components }: ApiSurfaceDocument) => components.schemas as unknown as Schemas

describe('the changelog of the API', () => {
  it('has an entry for what differs from the recorded document: run npm run api-changes', () => {
    expect(compareDocuments(recorded, currentDocument())).toEqual([])
  })

  it('has entries of real days, newest first, each with both languages and its own id', () => {
    const dates = apiChanges.map(({ date }) => date)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const ids = apiChanges.map(({ date, id }) => `${date}-${id}`)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { ar, en } of apiChanges) {
      expect([/\p{Script=Arabic}/u.test(ar), /\p{Script=Arabic}/u.test(en)]).toEqual([true, false])
    }
  })

  it('names what is new, gone or different, and not each of its parts', () => {
    expect(
      changed(({ paths }) => {
        paths['/api/v1/novelties'] = structuredClone(paths['/api/v1/terms'] ?? {})
        delete paths['/api/v1/regions']
      }),
    ).toEqual([
      { kind: 'added', what: 'GET /api/v1/novelties' },
      { kind: 'removed', what: 'GET /api/v1/regions' },
    ])
    expect(
      changed((document) => {
        const { NewsItem, Term } = schemasOf(document)
        if (NewsItem) NewsItem.properties.place = { type: 'object', properties: { city: {} } }
        if (Term) Term.properties.category = { type: 'integer' }
      }),
    ).toEqual([
      { kind: 'added', what: 'NewsItem.place' },
      { kind: 'changed', what: 'Term.category' },
    ])
  })

  it('does not name a text that was reworded', () => {
    expect(
      changed((document) => {
        for (const { properties } of Object.values(schemasOf(document))) {
          Object.assign(properties?.title ?? {}, { description: 'Another text' })
        }
      }),
    ).toEqual([])
  })
})

describe('a deprecation', () => {
  const retired: Deprecation = {
    path: '/news/{id}',
    since: '2027-01-10',
    sunset: '2028-01-10',
    successor: '/articles',
  }

  it('is announced on its addresses, at least a year ahead', () => {
    expect(findDeprecation('/news/opening', [retired])).toBe(retired)
    expect(findDeprecation('/news', [retired])).toBeNull()
    expect(findDeprecation('/news', [{ ...retired, path: '/news' }])?.path).toBe('/news')
    expect(deprecationHeaders(retired, '/api/v1')).toEqual({
      // RFC 9745: an instant in Unix seconds.
      deprecation: '@1799528400',
      sunset: 'Sun, 09 Jan 2028 21:00:00 GMT',
      link: '</open-api/changelog>; rel="deprecation"; type="text/html", </api/v1/articles>; rel="successor-version"',
    })
    expect(isAnnouncedInTime(retired)).toBe(true)
    expect(isAnnouncedInTime({ ...retired, sunset: '2027-12-31' })).toBe(false)
  })

  it('in the table gives programs a year, and names paths of the document', () => {
    const paths = Object.keys(currentDocument().paths)
    const wrong = deprecations.filter(
      (one) => !(isAnnouncedInTime(one) && paths.includes(`/api/v1${one.path}`)),
    )
    expect(wrong).toEqual([])
  })
})
