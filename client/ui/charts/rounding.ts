/** One decimal: a tenth of a pixel, and short paths. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Upper end of a scale from zero: 1 where all values are zero, for which d3 scales to the middle. */
export const positiveMaximum = (values: readonly number[]): number =>
  values.reduce((maximum, value) => Math.max(maximum, value), 0) || 1
