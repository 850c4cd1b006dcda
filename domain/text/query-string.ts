/** Appends a query string; empty values and `page=1` are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const present = Object.entries(query).filter(
    ([name, value]) => value && !(name === 'page' && value === 1),
  )
  if (present.length === 0) return path
  return `${path}?${present.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}
