import { encode } from 'uqr'
import type { CardPayload } from '#client/pages/help/card/payload.ts'
import { translators } from '#client/translators.ts'
import { lastModified, readSettings } from '#db/entries/entries'
import { createFormat } from '#domain/dates/format'
import { type Locale, otherLocale } from '#domain/site/locale'
import { writeBriefCard } from '#domain/text/vcard'
import type { Loader } from '../../payloads/loader'
import { toChannels } from './channels'

export const loadCard: Loader<'card'> = async ({ db, locale, now, origin }) => {
  const [settings, changed] = await Promise.all([readSettings(db), lastModified(db, now)])
  if (changed === null) return null
  const format = createFormat({ locale, digits: settings.digits })
  const wordsOf = (of: Locale) => {
    const { hours, address } = toChannels(settings, of)
    return { locale: of, name: translators[of]('site.name'), hours, address }
  }
  const own = wordsOf(locale)
  const channels = toChannels(settings, locale)
  const { phone, email } = channels
  return {
    modified: format.date(changed),
    words: [own, wordsOf(otherLocale(locale))],
    channels,
    changed,
    code: drawCode(writeBriefCard({ url: origin, phone, email }, own)),
    jsonLd: [
      {
        '@type': 'GovernmentOrganization',
        '@id': `${origin}/#organization`,
        ...(own.address && { address: own.address }),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          availableLanguage: ['ar', 'en'],
          ...(phone && { telephone: phone }),
          ...(email && { email }),
        },
      },
    ],
  }
}

/** A QR code as one SVG path; each run of dark squares in a row is one rectangle. */
function drawCode(text: string): CardPayload['code'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...line.matchAll(/#+/g)].map((run) => {
      const { length } = run[0]
      return `M${run.index} ${y}h${length}v1h-${length}z`
    })
  })
  return { size, path: rows.flat().join('') }
}
