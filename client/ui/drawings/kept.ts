/**
 * What a pure drawing gives for a key, made once and kept as long as the isolate lives: slugs, charts
 * and directions are few, and a path is dearer to calculate than to remember.
 */
export function createKept<T>(): (key: string, make: () => T) => T {
  const drawings = new Map<string, T>()
  return function kept(key, make) {
    const known = drawings.get(key)
    if (known !== undefined) return known
    const made = make()
    drawings.set(key, made)
    return made
  }
}
