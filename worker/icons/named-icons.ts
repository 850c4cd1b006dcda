const atMost = 40

/**
 * Names that stand under `icon` anywhere in a payload, each once. They are looked for when the payload
 * is made, and not at every page that is rendered from it.
 */
export function namedIcons(payload: object): string[] {
  const names = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'icon' && typeof inner === 'string') names.add(inner)
      else look(inner)
    }
  }
  look(payload)
  return [...names].slice(0, atMost)
}
