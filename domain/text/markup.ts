const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}

/** HTML that is inserted without escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | false | undefined | Markup | readonly Part[]

function write(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (part instanceof Markup) return part.text
  if (!part) return ''
  let text = ''
  for (const item of part) text += write(item)
  return text
}

/**
 * Template tag for HTML: interpolated texts are escaped for content and quoted attributes, other
 * `Markup` is inserted as it is. docs/decisions/0008-static-markup-as-html.md gives the reason for
 * not using a library.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = strings[0] ?? ''
  for (let at = 0; at < parts.length; at += 1) text += write(parts[at]) + strings[at + 1]
  return new Markup(text)
}
