import { type Digits, toDigits } from '#domain/dates/format'

/** A value of an axis in the digits of the site. */
export function writeAxisValue(value: number, digits: Digits): string {
  const written = toDigits(value.toLocaleString('en'), digits)
  return digits === 'arab' ? written.replaceAll(',', '٬').replace('.', '٫') : written
}
