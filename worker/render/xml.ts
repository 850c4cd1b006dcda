/** Characters that XML 1.0 forbids, even as references (2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
}

type Attributes = Record<string, string | null | undefined>

function tag(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    typeof value === 'string' ? [` ${key}="${escapeXml(value)}"`] : [],
  )
  return name + pairs.join('')
}

/** An element with child elements, given as markup; null attributes are omitted. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const start = tag(name, attributes)
  return children.length === 0 ? `<${start}/>` : `<${start}>${children.join('')}</${name}>`
}

export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${tag(name, attributes)}>${escapeXml(text)}</${name}>`
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
