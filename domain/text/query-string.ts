/** An address with the query a list is narrowed by; what is empty is left out, and so is page 1. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const said = Object.entries(query).filter(
    ([name, value]) => value && !(name === 'page' && value === 1),
  )
  if (said.length === 0) return path
  return `${path}?${said.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}
