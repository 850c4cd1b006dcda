export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)

/** One decimal: a tenth of a pixel, and short paths. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10
