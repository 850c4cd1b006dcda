const tokens = /@layer tokens\s*\{\s*:root\s*\{([^}]*)\}/
const declaration = /(?<=[{;(\s])(--[a-z][\w-]*)\s*:\s*([^;}]*)/g
const use = /var\(\s*(--[\w-]+)\s*\)/g
const useWithFallback = /var\(\s*(--[\w-]+)\s*,/g

/** Replaces uses of constants by their values. */
export function replaceConstants(text: string, constants: ReadonlyMap<string, string>): string {
  return text.replace(use, (all, name: string) => constants.get(name) ?? all)
}

/**
 * The values of custom properties that are the same everywhere: declared once, among the tokens,
 * by values that are constant themselves.
 */
export function findConstants(sheets: readonly string[]): Map<string, string> {
  const text = sheets.join('\n').replace(/\/\*.*?\*\//gs, '')
  const declared = [...text.matchAll(declaration)].map(([, name]) => name)
  const optional = [...text.matchAll(useWithFallback)].map(([, name]) => name)
  const isConstant = (name: string) =>
    declared.indexOf(name) === declared.lastIndexOf(name) && !optional.includes(name)
  const constants = new Map<string, string>()
  // A value may use constants that are declared before it.
  for (const [, name = '', value = ''] of (tokens.exec(text)?.[1] ?? '').matchAll(declaration)) {
    const found = replaceConstants(value.trim().replace(/\s+/g, ' '), constants)
    if (isConstant(name) && !found.includes('var(')) constants.set(name, found)
  }
  return constants
}
