import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspect } from '#worker/attachments/inspect'
import { createMeter } from '#worker/runtime/meter'
import {
  contentTypes,
  docxMain,
  docxTypes,
  makeDocx,
  makeJpeg,
  makePng,
  makeZip,
} from '../../support/files'

const seed = 20_261_123
const size = 6_000
const readsAByte = 12

/** Counts bytes read one by one, those a search passes and those a part holds. */
function counted(bytes: Uint8Array<ArrayBuffer>) {
  let reads = 0
  const searches = ['indexOf', 'lastIndexOf', 'includes', 'findIndex', 'findLastIndex']
  const watched = new Proxy(bytes, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) {
        reads += 1
        return target[Number(key)]
      }
      // `Reflect.get` with the proxy as receiver fails: the getters need the array itself.
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result = value.apply(target, given)
        if (result instanceof Uint8Array) reads += result.length
        if (searches.includes(String(key))) {
          const from = typeof given[1] === 'number' ? given[1] : 0
          reads += Math.abs((result === -1 ? target.length : Number(result)) - from)
        }
        return result
      }
    },
  })
  return { watched, reads: () => reads }
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Repeats the pieces up to a length. */
function repeated(start: Buffer, pieces: readonly Buffer[], length: number): Buffer {
  const once = Buffer.concat([...pieces, latin(' ')])
  const times = Math.ceil(length / once.length)
  return Buffer.concat([start, ...Array<Buffer>(times).fill(once)]).subarray(0, length)
}

const tiny = deflateSync(latin('10 0 << /A 1 >>'))
const bomb = deflateSync(Buffer.alloc(20 * 1_048_576, ' '))
const holding = (data: Buffer) =>
  Buffer.concat([
    latin('5 0 obj<</Type/ObjStm/N 1/First 5/Filter/FlateDecode>>stream\n'),
    data,
    latin('\nendstream endobj\n'),
  ])
const pdfPieces = [
  'stream\n',
  'endstream ',
  'endobj ',
  '<<',
  '>>',
  '[',
  '(',
  ')',
  '\\',
  '%',
  '\n',
  's',
  '/',
  '//',
  '#',
  '/#',
  '/#41',
  '/A',
  '/JS',
  '/OpenAction ',
  '/Type/ObjStm',
  '/ObjStm stream\n',
  '/ObjStm stream\nx endstream',
  'e',
  'ABCD',
].map(latin)

/** Files of each type, mostly invalid, built from the byte patterns that their readers look for. */
const makers: Record<string, (pieces: Buffer[]) => Buffer> = {
  pdf: (pieces) => repeated(latin('%PDF-1.7\n'), pieces, size),
  jpg: (pieces) => repeated(latin('\xff\xd8\xff'), pieces, size),
  png: (pieces) => repeated(makePng().subarray(0, 33), pieces, size),
  docx: (pieces) => makeOffice(pieces),
  xlsx: (pieces) => Buffer.concat([makeOffice(pieces).subarray(0, -22), ...pieces]),
}

function makeOffice(pieces: Buffer[]): Buffer {
  const parts = pieces.map((piece, at) => ({
    name: `word/part-${at}.xml`,
    data: `<${repeated(latin(''), [piece], size).toString('latin1')}`,
    isDeflated: true as const,
  }))
  return makeZip([contentTypes(docxTypes), docxMain, ...parts])
}

const pieces: Record<keyof typeof makers, Buffer[]> = {
  pdf: [...pdfPieces, holding(tiny), holding(bomb)],
  jpg: ['\xff', '\xff\xd0', '\xff\xc4\0\0', '\xff\xe0\0\x02', '\xff\0', '\0', 'PK\x05\x06'].map(
    latin,
  ),
  png: ['PK\x05\x06', 'PK\x01\x02', '\0\0\0\0', '\x01'].map(latin),
  docx: ['<', ' ', 'Type="x" ', 'PK\x01\x02', 'PK\x03\x04', 'a', '&'].map(latin),
  xlsx: ['PK\x05\x06', 'PK\x01\x02', 'PK\x03\x04', '\xff\xff', '\0\0', 'a'].map(latin),
}

describe('the time an inspection takes', () => {
  it.each(Object.keys(makers))(
    'grows with the size of a %s alone, whatever is in it',
    async (type) => {
      const chosen = fc.array(fc.constantFrom(...(pieces[type] ?? [])), {
        minLength: 1,
        maxLength: 6,
      })
      const property = fc.asyncProperty(chosen, async (some) => {
        const bytes = new Uint8Array(makers[type]?.(some) ?? [])
        const { watched, reads } = counted(bytes)
        const meter = createMeter(() => Promise.resolve())
        await inspect({ name: `a.${type}`, bytes: watched }, meter)
        expect(reads()).toBeGreaterThan(0)
        expect(reads()).toBeLessThanOrEqual(readsAByte * bytes.length + 10_000)
        expect(meter.bytes).toBeLessThanOrEqual(3 * bytes.length + 10 * 1_048_576)
      })
      await fc.assert(property, { seed, numRuns: 200 })
    },
  )

  const directory = (count: number) =>
    makeDocx(...Array.from({ length: count }, (_, at) => ({ name: `word/${at}.xml`, data: 'x' })))
  const expanding = (count: number) =>
    makeDocx({ name: 'word/big.xml', data: ' '.repeat(count * 500), isDeflated: true })
  const pdfOf = (text: string) => (count: number) =>
    Buffer.concat([latin('%PDF-1.7\n'), latin(text.repeat(count))])
  const photograph = (count: number) =>
    Buffer.concat([makeJpeg(10_000, 10_000), Buffer.alloc(count * 10)])

  it.each<[string, string, (count: number) => Buffer]>([
    ['open brackets', 'a.pdf', pdfOf('(')],
    ['slashes', 'a.pdf', pdfOf('/')],
    ['object streams without end', 'a.pdf', pdfOf('/ObjStm stream\n')],
    ['object streams in each other', 'a.pdf', pdfOf('/ObjStm /ObjStm stream\nx\nendstream ')],
    [
      'bombs in object streams',
      'a.pdf',
      (count) => Buffer.concat(Array(count / 100).fill(holding(bomb))),
    ],
    ['entries', 'a.docx', directory],
    ['a bomb', 'a.docx', expanding],
    ['100 megapixels', 'a.jpg', photograph],
  ])('at most doubles with the size for %s', async (_, name, make) => {
    const steps = async (count: number) => {
      const { watched, reads } = counted(new Uint8Array(make(count)))
      const meter = createMeter(() => Promise.resolve())
      await inspect({ name, bytes: watched }, meter)
      return reads() + meter.bytes
    }
    const [once, twice] = [await steps(2_000), await steps(4_000)]
    expect(once).toBeGreaterThan(0)
    expect(twice).toBeLessThanOrEqual(2 * once + 20_000)
  })

  it('is given back to others in slices', async () => {
    let rests = 0
    const meter = createMeter(async () => {
      rests += 1
    })
    const bytes = new Uint8Array(latin(`%PDF-1.7\n${'1 0 obj <</A 1>> endobj\n'.repeat(40_000)}`))
    expect(await inspect({ name: 'a.pdf', bytes }, meter)).toEqual({ issue: null, marks: [] })
    expect(rests).toBeGreaterThanOrEqual(6)
  })

  it('is spent on files that are good as well', async () => {
    const good: [string, Buffer][] = [
      ['a.jpg', makeJpeg()],
      ['a.png', makePng()],
      ['a.docx', makeDocx()],
    ]
    for (const [name, bytes] of good) {
      expect((await inspect({ name, bytes: new Uint8Array(bytes) })).issue).toBeNull()
    }
  })
})
