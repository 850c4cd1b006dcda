import type { ContactChannels } from '#domain/payloads/channels'
import type { Locale } from '#domain/site/locale'
import type { Settings } from '#domain/site/settings'

/** Phone, hours, e-mail, address and map in one language. */
export function toChannels({ channels }: Settings, locale: Locale): ContactChannels {
  const { phone, hours, email, address, map } = channels
  return { phone, hours: hours?.[locale] ?? null, email, address: address?.[locale] ?? null, map }
}
