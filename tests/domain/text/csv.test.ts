import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '#domain/text/csv'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'

/** Parses CSV (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
const cells = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g

describe('a table as CSV', () => {
  it('ends each row as RFC 4180 says, without a mark of UTF-8', () => {
    expect(
      writeCsv([
        ['الصفحة', 'مفيدة'],
        ['الأسئلة الشائعة', 3],
      ]),
    ).toBe(`الصفحة,مفيدة\r\nالأسئلة الشائعة,3\r\n`)
  })

  it('quotes what would separate cells or rows', () => {
    expect(writeCsv([['a,b', 'c;d', '"e"', 'f\r\ng', 'h\ti', 'j k', '']])).toBe(
      `"a,b","c;d","""e""","f\r\ng","h\ti",j k,\r\n`,
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '=HYPERLINK("http://a";"b")'])(
    'gives %o to nobody as a formula',
    (text) => {
      expect(readCsv(writeCsv([[text]]))).toEqual([[`'${text}`]])
    },
  )

  it('leaves numbers as they are, and null empty', () => {
    expect(writeCsv([[-1, 4.5, 57_000, null, false]])).toBe('-1,4.5,57000,,false\r\n')
  })

  it('is read back cell by cell, whatever stands in it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('\n', '\r\n', '","', '""', ';', '=', '\t'),
      fc.constantFrom(...naughty.map(([, text]) => text)),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), (rows) => {
        const written = writeCsv(rows)
        const read = readCsv(written).map((row) => row.map((text) => text.replace(/^'/, '')))
        expect(read).toEqual(rows.map((row) => row.map((text) => text.replace(/^'/, ''))))
      }),
      runs,
    )
  })
})
