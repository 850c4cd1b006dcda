export type Method = (...args: unknown[]) => Promise<unknown>

/** An object whose methods go through another function, by their names. */
export function wrap<T extends object>(
  target: T,
  around: (name: string, call: Method) => Method | object,
): T {
  return new Proxy(target, {
    get(object, name) {
      const value = Reflect.get(object, name)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return around(name, value.bind(object))
    },
  })
}
