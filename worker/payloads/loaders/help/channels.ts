import type { Channels } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import type { Settings } from '#domain/site/settings'

/** The ways to reach the authority besides the form, in one language. */
export function toChannels({ channels }: Settings, locale: Locale): Channels {
  const { phone, hours, email, address, map } = channels
  return { phone, hours: hours?.[locale] ?? null, email, address: address?.[locale] ?? null, map }
}
