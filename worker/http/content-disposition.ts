/** Characters of a token (RFC 8187, 3.2.1) besides letters and digits. */
const escapeRest = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

const toAscii = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

/**
 * Content-Disposition of a download (RFC 6266) under any name; `fallback` is the name in ASCII for
 * clients that do not know `filename*`.
 */
export function contentDisposition(name: string, fallback = toAscii(name)): string {
  return `attachment; filename="${fallback}"; filename*=UTF-8''${escapeRest(name)}`
}
