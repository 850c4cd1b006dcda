/** Characters XML 1.0 has no way to write (2.2). */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
}

type Attributes = Record<string, string | null | undefined>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    typeof value === 'string' ? [` ${key}="${escapeXml(value)}"`] : [],
  )
  return name + written.join('')
}

/** An element of other elements, which are markup already; attributes that are null are left out. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const opened = tag(name, attributes)
  return children.length === 0 ? `<${opened}/>` : `<${opened}>${children.join('')}</${name}>`
}

/** An element of text. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${tag(name, attributes)}>${escapeXml(text)}</${name}>`
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
