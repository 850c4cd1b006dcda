export interface Tag {
  name: string
  attributes: Record<string, string>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

export function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => entities[name] ?? whole)
}

/** Data blocks are never executed, whatever the CSP says. */
const dataBlock = /^<script type="application\/(?:ld\+)?json"/
const code = /<(script|style)\b[^>]*>(.*?)<\/\1>/gs

/** Every inline script or style that is not empty. */
export function inlineCode(html: string): { tag: string; text: string }[] {
  return Array.from(html.matchAll(code), ([whole, tag = '', text = '']) => ({ whole, tag, text }))
    .filter(({ whole, text }) => text !== '' && !dataBlock.test(whole))
    .map(({ tag, text }) => ({ tag, text }))
}

/** Start tags in document order, optionally of one name; the content of scripts is ignored. */
function* readTags(html: string, only = '[a-z][a-z0-9]*'): Generator<Tag> {
  const markup = html.replace(code, (whole) => whole.slice(0, whole.indexOf('>') + 1))
  const tags = new RegExp(`<(${only})((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'gi')
  for (const [, name = '', rest = ''] of markup.matchAll(tags)) {
    const attributes = Array.from(
      rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g),
      ([, key = '', value = '']) => [key.toLowerCase(), unescapeHtml(value)],
    )
    yield { name: name.toLowerCase(), attributes: Object.fromEntries(attributes) }
  }
}

/** All start tags in document order; attribute names keep their case. */
export function tagsOf(html: string): Tag[] {
  return [...readTags(html)]
}

/** The first tag of a name that has all the given attributes. */
export function findTag(html: string, name: string, having: Record<string, string> = {}) {
  const wanted = Object.entries(having)
  for (const tag of readTags(html, name)) {
    if (wanted.every(([key, value]) => tag.attributes[key] === value)) return tag
  }
}

/** The text content of the first element of a name. */
export function textOf(html: string, name: string): string {
  const [, inside = ''] = new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(html) ?? []
  return unescapeHtml(inside.replace(code, '').replace(/<!--.*?-->|<[^>]*>/gs, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text content of `<main>`. */
export function mainOf(html: string): string {
  return textOf(html, 'main')
}
