import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DatasetFile, fileFormats, mediaTypes } from '#domain/datasets/formats'
import type { Row } from '#domain/datasets/rows'
import { readRows } from '../../support/rows'
import { readingSite, type Site } from '../../support/site'

interface Version {
  dataset: string
  date: string
  columns: string[]
  rows: Row[]
  files: DatasetFile[]
}

let site: Site
let versions: Version[]
beforeAll(async () => {
  site = await readingSite()
  const stored = await readRows(site, 'SELECT * FROM dataset_versions ORDER BY dataset, date')
  versions = stored.map(({ dataset, date, columns, rows, files }) => ({
    dataset: String(dataset),
    date: String(date),
    columns: JSON.parse(String(columns)),
    rows: JSON.parse(String(rows)),
    files: JSON.parse(String(files)),
  }))
})

const pathOf = ({ dataset, date }: Version, format: string) =>
  `/open-data/${dataset}/${date}.${format}`

async function readBytes(path: string): Promise<Buffer> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return Buffer.from(await response.arrayBuffer())
}

/** Parses CSV (RFC 4180) into texts. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g
  for (const [, cell = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

describe('the files of the versions', () => {
  it('are there for every dataset, of the size and checksum that are published', async () => {
    expect(new Set(versions.map(({ dataset }) => dataset)).size).toBe(10)
    for (const version of versions) {
      expect(version.files.map(({ format }) => format)).toEqual([...fileFormats])
      for (const { format, bytes, sha256 } of version.files) {
        const file = await readBytes(pathOf(version, format))
        const digest = createHash('sha256').update(file).digest('hex')
        expect([version.dataset, format, file.byteLength, digest]).toEqual([
          version.dataset,
          format,
          bytes,
          sha256,
        ])
      }
    }
  })

  it('hold the same rows in CSV, JSON and JSON Lines', async () => {
    for (const version of versions) {
      const [csv, json, jsonl] = await Promise.all(
        ['csv', 'json', 'jsonl'].map(async (format) =>
          (await readBytes(pathOf(version, format))).toString('utf8'),
        ),
      )
      const [head, ...rows] = parseCsv(csv ?? '')
      expect(head).toEqual(version.columns)
      const texts = version.rows.map((row) => version.columns.map((name) => textOf(row[name])))
      const unescaped = rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')))
      expect(unescaped).toEqual(texts)
      expect(JSON.parse(json ?? '')).toEqual(version.rows)
      const lines = (jsonl ?? '').split('\n').filter((line) => line !== '')
      expect(lines.map((line) => JSON.parse(line))).toEqual(version.rows)
    }
  })

  it('open as a workbook with Arabic, numbers, dates and yes or no intact', async () => {
    for (const version of versions) {
      const [sheet] = await readXlsx(await readBytes(pathOf(version, 'xlsx')))
      const [head, ...rows] = sheet?.data ?? []
      expect(head).toEqual(version.columns)
      const plain = (value: unknown) =>
        value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null)
      expect(rows.map((row) => row.map(plain))).toEqual(
        version.rows.map((row) => version.columns.map((name) => row[name] ?? null)),
      )
    }
  })

  it('are workbooks with a default style, read from right to left for Arabic readers', async () => {
    const [version] = versions
    const path = version ? pathOf(version, 'xlsx') : ''
    const [plain, arabic] = [await readBytes(path), await readBytes(`${path}?lang=ar`)]
    const sheetOf = (workbook: Buffer) =>
      strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(strFromU8(unzipSync(plain)['xl/styles.xml'] ?? new Uint8Array())).toMatch(
      /<cellStyleXfs.*<cellXfs.*<cellStyle name="Normal"/,
    )
    expect(sheetOf(plain)).not.toContain('rightToLeft')
    expect(sheetOf(arabic)).toContain('rightToLeft="1"')
    const rowsOf = async (workbook: Buffer) => (await readXlsx(workbook))[0]?.data
    expect(await rowsOf(arabic)).toEqual(await rowsOf(plain))
    const etagOf = async (address: string) => (await site.ask(address)).headers.get('etag')
    expect(await etagOf(`${path}?lang=ar`)).not.toBe(await etagOf(path))
    const arabicPage = await (await site.ask(`/open-data/${version?.dataset}`)).text()
    expect(arabicPage).toContain(`${path}?lang=ar"`)
  })

  it('start with the mark of UTF-8 where a spreadsheet is to open them', async () => {
    const [version] = versions
    const plain = await readBytes(version ? pathOf(version, 'csv') : '')
    const marked = await readBytes(`${version ? pathOf(version, 'csv') : ''}?bom=1`)
    expect([...marked.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(marked.subarray(3).equals(plain)).toBe(true)
    expect([...plain.subarray(0, 3)]).not.toEqual([0xef, 0xbb, 0xbf])
  })
})

describe('a file', () => {
  const path = () => {
    const found = versions.find(({ dataset }) => dataset === 'working-days')
    return found ? pathOf(found, 'csv') : ''
  }

  it('never changes, is open to all origins and names its digest', async () => {
    const { headers } = await site.ask(path())
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('content-type')).toContain(mediaTypes.csv)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="working-days-\d/)
    expect(headers.get('repr-digest')).toMatch(/^sha-256=:[\w+/]+=:$/)
    expect(headers.get('accept-ranges')).toBe('bytes')
  })

  it('allows a preflight of any origin', async () => {
    for (const address of [path(), '/catalog.jsonld']) {
      const { status, headers } = await site.ask(address, {
        method: 'OPTIONS',
        headers: { origin: 'https://other.example', 'access-control-request-headers': 'range' },
      })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
      expect(headers.get('access-control-allow-headers')).toContain('Range')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('is not sent again to who has it', async () => {
    const etag = (await site.ask(path())).headers.get('etag') ?? ''
    const again = await site.ask(path(), { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('is sent in parts', async () => {
    const whole = await readBytes(path())
    const part = await site.ask(path(), { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.byteLength}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)
    const rest = await site.ask(path(), { headers: { range: 'bytes=-5' } })
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(-5))).toBe(true)
  })

  it.each([
    ['if-none-match', 'garbage', 200],
    ['if-none-match', '*', 304],
    ['if-match', '"nope"', 412],
    ['if-match', '*', 200],
    ['if-unmodified-since', 'Thu, 01 Jan 2015 00:00:00 GMT', 412],
    ['if-modified-since', 'Thu, 01 Jan 2015 00:00:00 GMT', 200],
    ['if-modified-since', '2100', 200],
    ['range', 'bytes=5-2', 200],
    ['range', 'bytes=-', 200],
    ['range', 'BYTES=0-9', 206],
    ['range', 'bytes=0-99999999999999999999', 206],
    ['range', 'bytes=99999999-', 416],
    ['range', 'bytes=-0', 416],
    ['range', 'lines=1-2', 200],
    ['range', 'bytes=0-1,4-5', 200],
  ])('with %s: %s is answered with %i', async (name, value, status) => {
    const response = await site.ask(path(), { headers: { [name]: value } })
    expect(response.status).toBe(status)
  })

  it('is sent whole to who has a part of another', async () => {
    const etag = (await site.ask(path())).headers.get('etag') ?? ''
    const statusOf = async (ifRange: string) => {
      const headers = { range: 'bytes=0-9', 'if-range': ifRange }
      return (await site.ask(path(), { headers })).status
    }
    const { headers } = await site.ask(path())
    const ownDate = headers.get('last-modified') ?? ''
    const ifRanges = [etag, ownDate, '"other"', `W/${etag}`, 'Thu, 01 Jan 2015 00:00:00 GMT']
    expect(await Promise.all(ifRanges.map(statusOf))).toEqual([206, 206, 200, 200, 200])
  })

  it('has a head without its content', async () => {
    const head = await site.ask(path(), { method: 'HEAD' })
    const whole = await readBytes(path())
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(whole.byteLength),
      '',
    ])
    // A range has a meaning for GET alone (RFC 9110 14.2).
    const ranged = await site.ask(path(), { method: 'HEAD', headers: { range: 'bytes=0-9' } })
    expect([ranged.status, ranged.headers.get('content-length')]).toEqual([
      200,
      String(whole.byteLength),
    ])
  })

  it('has a stable address that leads to the newest', async () => {
    for (const format of fileFormats) {
      const latest = await site.ask(`/open-data/working-days/latest.${format}`)
      expect(latest.status).toBe(302)
      const [, day] = /\/(\d{4}-\d{2}-\d{2})\.\w+$/.exec(path()) ?? []
      expect(latest.headers.get('location')).toBe(`/open-data/working-days/${day}.${format}`)
      expect(latest.headers.get('access-control-allow-origin')).toBe('*')
    }
    const marked = await site.ask('/open-data/working-days/latest.csv?bom=1')
    expect(marked.headers.get('location')).toMatch(/\.csv\?bom=1$/)
  })

  it('has one address for both languages', async () => {
    const english = await site.ask(`/en${path()}`)
    expect([english.status, english.headers.get('location')]).toEqual([301, path()])
  })

  it.each([
    '/open-data/working-days/2020-01-01.csv',
    '/open-data/working-days/latest.pdf',
    '/open-data/nothing/latest.csv',
    '/open-data/working-days/2026-13-45.json',
    `/open-data/${'a'.repeat(1_200)}/2026-01-01.csv`,
  ])('is not there: %s', async (missing) => {
    expect((await site.ask(missing)).status).toBe(404)
  })
})
