import type { Locale } from '#domain/locale'
import type { Channels } from '#domain/payloads'
import type { Settings } from '#domain/settings'

/** The ways to reach the authority besides the form, in one language. */
export function toChannels({ channels }: Settings, locale: Locale): Channels {
  const { phone, hours, email, address, map } = channels
  return { phone, hours: hours?.[locale] ?? null, email, address: address?.[locale] ?? null, map }
}
