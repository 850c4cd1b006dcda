const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

const jpegStart = 0xff
/** Frame headers (ISO/IEC 10918-1, table B.1): all of C0 to CF that are no tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegPixels(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== jpegStart) return null
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // Padding and marks without a length.
    if (marker === jpegStart) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** PNG (ISO/IEC 15948, 11.2.2): the header comes first, width and height first in it. */
function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 33) return null
  const view = viewOf(bytes)
  const isHeader = view.getUint32(12) === 0x49484452
  return isHeader ? view.getUint32(16) * view.getUint32(20) : null
}

/** How many pixels an image says it has; null where it does not say, and for none at all. */
export function pixelsOf(bytes: Uint8Array): number | null {
  const pixels = bytes[0] === jpegStart ? jpegPixels(bytes) : pngPixels(bytes)
  return pixels === 0 ? null : pixels
}
