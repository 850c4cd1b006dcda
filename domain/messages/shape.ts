/** Type of a translation, derived from the Arabic messages: same keys, same parameters. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never) => string
      ? T[K]
      : Shape<T[K]>
}
