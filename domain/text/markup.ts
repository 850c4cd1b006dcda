import { escapeHtml } from './escape-html'

/** Text that may stand in a document as it is. */
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
  for (const one of part) text += write(one)
  return text
}

/**
 * Writes markup: what is set into it is escaped for text and quoted attributes, save other markup.
 * Why it is not a library's: README, Decisions.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = strings[0] ?? ''
  for (let at = 0; at < parts.length; at += 1) text += write(parts[at]) + strings[at + 1]
  return new Markup(text)
}
