import { crc32, deflateSync } from 'node:zlib'

interface Raster {
  width: number
  height: number
  /** RGBA of each pixel; all pixels are opaque. */
  pixels: Uint8Array
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const colourBytes = 3
const maxColours = 256

function chunk(type: string, content: Uint8Array): Buffer {
  const typeAndContent = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(typeAndContent))
  return Buffer.concat([length, typeAndContent, check])
}

/** Rows of palette indexes; each row begins with filter type 0. */
function indexColours({ width, height, pixels }: Raster) {
  const indexes = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + colourBytes)
    const colour = (red << 16) | (green << 8) | blue
    const index = indexes.get(colour) ?? indexes.size
    indexes.set(colour, index)
    rows[at + Math.floor(at / width) + 1] = index
  }
  return { rows, colours: [...indexes.keys()] }
}

/** Writes a PNG from rows of palette indexes, each after its filter type 0, and RGB colours. */
export function writeIndexedPng(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  rows: Uint8Array,
  palette: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 8, colour type 3 (indexed).
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Encodes an image of at most 256 colours as indexed PNG, a third of the size of true colour. */
export function encodePng(raster: Raster): Buffer {
  const { rows, colours } = indexColours(raster)
  if (colours.length > maxColours) throw new Error(`${colours.length} colours are too many`)
  const palette = Buffer.alloc(colours.length * colourBytes)
  for (const [at, colour] of colours.entries()) {
    palette.writeUIntBE(colour, at * colourBytes, colourBytes)
  }
  return writeIndexedPng(raster, rows, palette)
}
