export type Method = (...args: unknown[]) => Promise<unknown>

/** Wraps the methods of an object; `around` receives each method by name. */
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
