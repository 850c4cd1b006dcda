import { randomBytes } from 'node:crypto'
import { contentTypes, docxMain, docxTypes, makePng, makeZip, type Part } from '../support/files.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

function repeat(text: string, size: number): Buffer {
  return Buffer.alloc(size, text, 'latin1')
}

/** Parts that expand to nine times their compressed size; the last one is refused. */
function makeOffice(main: Part[], size: number): Buffer {
  const random = () => randomBytes(100).toString('latin1').replaceAll('<', '_')
  const data = latin(`<${Array.from({ length: 1_000 }, () => random() + 'a'.repeat(800)).join('')}`)
  const parts = (count: number): Part[] =>
    Array.from({ length: count }, (_, at) => ({ name: `p/${at}.xml`, data, isDeflated: true }))
  const one = makeZip(parts(1)).length
  return makeZip([...main, ...parts(Math.floor(size / one)), { name: 'p/last.exe' }])
}

const workbook = { name: 'xl/workbook.xml', data: '<workbook/>' }

/** An archive as far from the end of a file as possible, followed by false end records. */
const hiddenArchive = Buffer.concat([makeZip([{ name: 'a.exe' }]), repeat('PK\x05\x06', 65_000)])

/** Files of each type with the highest inspection cost for their size. */
export const costlyFiles: Record<string, (size: number) => Buffer> = {
  pdf: (size) =>
    Buffer.concat([
      latin('%PDF-1.7\n'),
      repeat('1 0 obj<</A[(b)1 2 R]>>endobj\n', size),
      latin('\n/JS'),
    ]),
  docx: (size) => makeOffice([contentTypes(docxTypes), docxMain], size),
  xlsx: (size) => makeOffice([contentTypes('spreadsheetml.sheet'), workbook], size),
  jpg: (size) => Buffer.concat([latin('\xff\xd8\xff'), repeat('\xff', size)]),
  png: (size) => Buffer.concat([makePng().subarray(0, 33), Buffer.alloc(size), hiddenArchive]),
}
