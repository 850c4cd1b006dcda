import { expect, it } from 'vitest'
import { origin, readingSite } from '../../support/site'

interface Metadata {
  url: string
  'dc:license': { '@id': string }
  tableSchema: {
    columns: {
      name: string
      titles: string
      datatype: string | { base: string; format?: string }
    }[]
    primaryKey: string[]
  }
}

const lexical: Record<string, RegExp> = {
  string: /^/,
  integer: /^-?\d+$/,
  decimal: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  gYearMonth: /^\d{4}-\d{2}$/,
}

it.each(['requests-and-replies', 'working-days', 'framework-agreements', 'teams-by-region'])(
  'the CSV file of %s leads to a description that its columns and cells meet',
  async (slug) => {
    const site = await readingSite()
    const latest = await site.ask(`/open-data/${slug}/latest.csv`)
    const path = latest.headers.get('location') ?? ''
    const file = await site.ask(path)
    const [, address = ''] =
      /^<(.+)>; rel="describedby"; type="application\/csvm\+json"$/.exec(
        file.headers.get('link') ?? '',
      ) ?? []
    // The default address of the description of a file (CSV on the Web, 5.3).
    expect(address).toBe(`${path}-metadata.json`)
    const described = await site.ask(address)
    expect([
      described.status,
      described.headers.get('content-type'),
      described.headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'application/csvm+json; charset=utf-8', '*'])
    const metadata = (await described.json()) as Metadata
    expect(new URL(metadata.url, origin + address).pathname).toBe(path)
    expect(metadata['dc:license']['@id']).toBe('https://creativecommons.org/licenses/by/4.0/')
    const { columns, primaryKey } = metadata.tableSchema
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(columns.map(({ titles }) => titles).join()).toBe(lines[0])
    expect(primaryKey.every((name) => columns.some((column) => column.name === name))).toBe(true)
    // Cells with a quote are texts, which have any form.
    const rows = lines.slice(1).filter((line) => !line.includes('"'))
    expect(rows.length).toBeGreaterThan(5)
    const wrong = rows.flatMap((line) =>
      line.split(',').filter((cell, at) => {
        const datatype = columns[at]?.datatype ?? ''
        const base = typeof datatype === 'string' ? datatype : datatype.base
        return cell !== '' && !lexical[base]?.test(cell)
      }),
    )
    expect(wrong).toEqual([])
  },
)

it('a day without a version has no description, and other files no link to one', async () => {
  const site = await readingSite()
  for (const path of [
    '/open-data/working-days/2001-01-01.csv-metadata.json',
    '/open-data/nothing/2026-11-01.csv-metadata.json',
    '/open-data/working-days/2026.csv-metadata.json',
  ]) {
    expect([path, (await site.ask(path)).status]).toEqual([path, 404])
  }
  const latest = await site.ask('/open-data/working-days/latest.json')
  const json = await site.ask(latest.headers.get('location') ?? '')
  expect([json.status, json.headers.get('link')]).toEqual([200, null])
})
