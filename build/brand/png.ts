import { deflateSync } from 'node:zlib'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Encodes a square indexed-colour PNG with one byte per pixel and at most 256 colours. */
export function png(size: number, points: Uint8Array, colours: readonly number[][]): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  // Bit depth 8, colour type 3 (indexed).
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
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const part = Buffer.alloc(typeAndContent.length + 8)
  part.writeUInt32BE(content.length, 0)
  part.set(typeAndContent, 4)
  part.writeUInt32BE(crc32(typeAndContent), typeAndContent.length + 4)
  return part
}

/** CRC-32 as PNG requires it; node:zlib exports it only from Node 22.2 on. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
