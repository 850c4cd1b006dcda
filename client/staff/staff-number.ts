import { toDigits } from '#domain/dates/format'
import { usePage } from '../i18n'

/** Writes numbers in the digits of the settings. */
export function useNumbers(): (value: number) => string {
  const { site } = usePage()
  return (value) => toDigits(value.toLocaleString('en'), site.digits)
}
