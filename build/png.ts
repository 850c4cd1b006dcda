import { crc32, deflateSync } from 'node:zlib'

interface Raster {
  width: number
  height: number
  /** Red, green, blue and alpha of each pixel; all of them are opaque. */
  pixels: Uint8Array
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const colourBytes = 3
const coloursAtMost = 256

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Each row begins with its filter, which is none; then the places of its colours in the palette. */
function indexColours({ width, height, pixels }: Raster) {
  const places = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + colourBytes)
    const colour = (red << 16) | (green << 8) | blue
    const place = places.get(colour) ?? places.size
    places.set(colour, place)
    rows[at + Math.floor(at / width) + 1] = place
  }
  return { rows, colours: [...places.keys()] }
}

/** A drawing of at most 256 colours as PNG with a palette: a third of what full colour takes. */
export function encodePng(raster: Raster): Buffer {
  const { rows, colours } = indexColours(raster)
  if (colours.length > coloursAtMost) throw new Error(`${colours.length} colours are too many`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(raster.width, 0)
  header.writeUInt32BE(raster.height, 4)
  // Eight bits a pixel, colours by their place in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.alloc(colours.length * colourBytes)
  for (const [at, colour] of colours.entries()) {
    palette.writeUIntBE(colour, at * colourBytes, colourBytes)
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
