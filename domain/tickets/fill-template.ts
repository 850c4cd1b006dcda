/** Placeholders of answer templates that the desk fills. */
export const templatePlaceholders: readonly string[] = [
  'name',
  'reference',
  'due',
  'reopenUntil',
  'officer',
]

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g
/** A gap for words that only the author of the answer knows, such as `[name of the agreement]`. */
const gap = /\[[^[\]]+\]/g

/** Names of the placeholders of a template, each once, sorted. */
export function placeholdersIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map(([, name = '']) => name))].sort()
}

/** Gaps of a text that are still to be filled by hand, in order. */
export function gapsIn(text: string): string[] {
  return text.match(gap) ?? []
}

/** Replaces the placeholders whose value is known; the others become gaps with their name. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | null>>,
): string {
  return template.replace(placeholder, (_, name: string) => values[name] ?? `[${name}]`)
}
