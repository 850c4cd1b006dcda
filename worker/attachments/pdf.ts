const decoder = new TextDecoder('latin1')

/** What a PDF does when it is opened, and what it carries along. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?)(?![\w-])/

/** A name's letter may be written as its number (ISO 32000-1, 7.3.5): `/J#53` is `/JS`. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/**
 * Whether nothing in a PDF's own objects runs when it is opened, or carries other files. The data of
 * streams is passed over: it is compressed, so whatever stands in it by chance means nothing, and what
 * is hidden in a compressed object stream is not seen.
 */
export function isQuietPdf(bytes: Uint8Array): boolean {
  const text = decoder.decode(bytes)
  for (let at = 0; at < text.length; ) {
    const data = text.indexOf('stream', at)
    const objects = text.slice(at, data < 0 ? undefined : data)
    if (active.test(decodeNames(objects))) return false
    const end = data < 0 ? -1 : text.indexOf('endstream', data)
    // Without its end the rest is no stream either.
    at = end < 0 ? (data < 0 ? text.length : data + 'stream'.length) : end + 'endstream'.length
  }
  return true
}
