/** Names that are written this way, in both languages. */
const properNames: ReadonlySet<string> = new Set([
  'iOS',
  'iPad',
  'iPhone',
  'macOS',
  'reCAPTCHA',
  'vCard',
])

/** A word in camel case that is not part of an address or a placeholder. */
const camelCase = /(?<![\p{L}\d@/._{-])[a-z][a-z\d]*[A-Z][A-Za-z\d]*(?![\w.-]*@)/gu

/** Finds identifiers of code in a text, such as `formOptions`. */
export function findIdentifiers(text: string): string[] {
  return (text.match(camelCase) ?? []).filter((word) => !properNames.has(word))
}
