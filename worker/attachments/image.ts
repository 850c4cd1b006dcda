const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const u32 = (bytes: Uint8Array, at: number) => u16(bytes, at) * 65_536 + u16(bytes, at + 2)

const markerStart = 0xff
/** Cameras write about twenty. */
const segmentsAtMost = 10_000

const tables = new Set([0xc4, 0xc8, 0xcc])

/** Frame headers (ISO/IEC 10918-1, table B.1): C0 to CF except the tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !tables.has(marker)

/** Markers without a length. */
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

function jpegPixels(bytes: Uint8Array): number | null {
  let at = 2
  for (let left = segmentsAtMost; left > 0 && at + 9 < bytes.length; left -= 1) {
    // Some cameras leave bytes between segments; decoders look for the next marker.
    at = bytes.indexOf(markerStart, at)
    if (at < 0) return null
    // Any number of fill bytes may precede a marker.
    while (bytes[at + 1] === markerStart) at += 1
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return u16(bytes, at + 5) * u16(bytes, at + 7)
    at += 2 + (isStandalone(marker) ? 0 : u16(bytes, at + 2))
  }
  return null
}

/** PNG (ISO/IEC 15948, 11.2.2): the header chunk comes first and begins with width and height. */
function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 33 || u32(bytes, 12) !== 0x49484452) return null
  return u32(bytes, 16) * u32(bytes, 20)
}

/** The number of pixels in a JPEG or PNG header; null if it is missing or zero. */
export function pixelsOf(bytes: Uint8Array): number | null {
  const pixels = bytes[0] === markerStart ? jpegPixels(bytes) : pngPixels(bytes)
  return pixels === 0 ? null : pixels
}
