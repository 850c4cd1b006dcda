/** One decimal: a tenth of a pixel, and short paths. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10 || 0
