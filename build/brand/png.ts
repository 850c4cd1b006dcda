import { deflateSync } from 'node:zlib'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A square picture with one byte a point, which chooses among at most 256 colours. */
export function png(size: number, points: Uint8Array, colours: readonly number[][]): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  // Eight bits a point, indexed colour.
  header.set([8, 3], 8)
  const rows = new Uint8Array((size + 1) * size)
  for (let y = 0; y < size; y += 1) {
    rows.set(points.subarray(y * size, (y + 1) * size), y * (size + 1) + 1)
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const part = Buffer.alloc(named.length + 8)
  part.writeUInt32BE(content.length, 0)
  part.set(named, 4)
  part.writeUInt32BE(crc32(named), named.length + 4)
  return part
}

/** The checksum of PNG; node:zlib has it only from 22.2 on. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
