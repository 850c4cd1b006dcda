/** A place that is filled in by hand: `[…]`, or `[day …]` with a hint. */
const openPlace = /\[[^\][]*…[^\][]*\]/g

/** Number of places of a text that are still to be filled in by hand. */
export function countOpenPlaces(text: string): number {
  return text.match(openPlace)?.length ?? 0
}

/** Fills the `{{name}}` places of a template; one without a value becomes a place for hand. */
export function fillTemplate(text: string, values: Record<string, string | null>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `[… ${name}]`)
}
