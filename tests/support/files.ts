import { crc32, deflateRawSync } from 'node:zlib'

const text = (value: string) => Buffer.from(value, 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

/** A PNG that has only a header with the given size and no image data. */
export function makePng(width = 10, height = 10): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG that has only a frame header with the given size. */
export function makeJpeg(width = 10, height = 10): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const app = Buffer.from([0xff, 0xe0, 0, 16, ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, frame, Buffer.from([0xff, 0xd9])])
}

export function makePdf(inside = ''): Buffer {
  return text(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside}>>\nendobj\ntrailer\n<< >>\n%%EOF\n`)
}

export interface Part {
  name: string
  data?: string | Buffer
  /** A false uncompressed size for the central directory. */
  claims?: number
  /** Compressed with Deflate; the directory holds the true size. */
  isDeflated?: true
  /** Sizes follow the data (APPNOTE 4.3.9), as streaming writers do. */
  hasDescriptor?: true
}

const deflated = 8
const descriptorFlag = 8

/** A ZIP archive of stored or deflated parts. */
export function makeZip(parts: readonly Part[], comment = ''): Buffer {
  const files: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, data = '<x/>', claims, isDeflated, hasDescriptor } of parts) {
    const [nameBytes, whole] = [Buffer.from(name), Buffer.from(data)]
    const bytes = isDeflated ? deflateRawSync(whole) : whole
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(whole), 0)
    sizes.writeUInt32LE(bytes.length, 4)
    sizes.writeUInt32LE(claims ?? whole.length, 8)
    const [localHead, tableHead] = [Buffer.alloc(10), Buffer.alloc(12)]
    if (isDeflated) {
      localHead.writeUInt16LE(deflated, 4)
      tableHead.writeUInt16LE(deflated, 6)
    }
    if (hasDescriptor) {
      localHead.writeUInt16LE(descriptorFlag, 2)
      tableHead.writeUInt16LE(descriptorFlag, 4)
    }
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(nameBytes.length)
    const local = Buffer.concat([
      text('PK\x03\x04'),
      localHead,
      hasDescriptor ? Buffer.alloc(12) : sizes,
      lengths,
      nameBytes,
      bytes,
      ...(hasDescriptor ? [text('PK\x07\x08'), sizes] : []),
    ])
    const where = Buffer.alloc(4)
    where.writeUInt32LE(at)
    table.push(
      Buffer.concat([
        text('PK\x01\x02'),
        tableHead,
        sizes,
        lengths,
        Buffer.alloc(10),
        where,
        nameBytes,
      ]),
    )
    files.push(local)
    at += local.length
  }
  const contents = Buffer.concat(table)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(contents.length, 8)
  end.writeUInt32LE(at, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...files, contents, text('PK\x05\x06'), end, text(comment)])
}

const officeTypes = 'application/vnd.openxmlformats-officedocument'

/** The `[Content_Types].xml` of an Office file; `more` adds further types. */
export function contentTypes(main: string, more = ''): Part {
  const data = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/main.xml" ContentType="${officeTypes}.${main}.main+xml"/>${more}</Types>`
  return { name: '[Content_Types].xml', data }
}

/** The relationships part of a Word document. */
export function relationships(inside: string): Part {
  return { name: 'word/_rels/document.xml.rels', data: `<Relationships>${inside}</Relationships>` }
}

export const docxTypes = 'wordprocessingml.document'
export const docxMain: Part = { name: 'word/document.xml', data: '<w:document/>' }

export function makeDocx(...more: Part[]): Buffer {
  return makeZip([contentTypes(docxTypes), docxMain, ...more])
}

export function makeXlsx(...more: Part[]): Buffer {
  const main = { name: 'xl/workbook.xml', data: '<workbook/>' }
  return makeZip([contentTypes('spreadsheetml.sheet'), main, ...more])
}
