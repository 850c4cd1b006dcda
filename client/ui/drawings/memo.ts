/**
 * Memoizes a pure drawing for the lifetime of the isolate. There are few slugs, charts and
 * directions, and a path costs more to calculate than to keep.
 */
export function createMemo<T>(): (key: string, make: () => T) => T {
  const drawings = new Map<string, T>()
  return function memo(key, make) {
    const cached = drawings.get(key)
    if (cached !== undefined) return cached
    const drawing = make()
    drawings.set(key, drawing)
    return drawing
  }
}
