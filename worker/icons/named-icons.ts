const atMost = 40

/**
 * The distinct string values of `icon` keys at any depth of a payload. Collected when the payload is
 * stored, not for each document rendered from it.
 */
export function namedIcons(payload: object): string[] {
  const names = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'icon' && typeof inner === 'string') names.add(inner)
      else collect(inner)
    }
  }
  collect(payload)
  return [...names].slice(0, atMost)
}
