import type { CardPayload } from '#domain/payloads/institution'
import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { ChannelList } from '../../ui/lists/channels'
import { PageLink } from '../../ui/text/link'

export function CardLines({ words, channels }: Pick<CardPayload, 'words' | 'channels'>) {
  const { t } = usePage()
  const addresses = words.filter(({ address }) => address)
  if (!channels.phone && !channels.email && addresses.length === 0) {
    return (
      <p>
        <PageLink to="contact">{t('card.unset')}</PageLink>
      </p>
    )
  }
  const addressLines = addresses.map(({ locale, address }) => (
    <address key={locale}>
      <bdi lang={locale} dir={directions[locale]}>
        {address}
      </bdi>
    </address>
  ))
  return (
    <ChannelList
      className="contact-card__lines"
      of={channels}
      address={addressLines.length > 0 && addressLines}
    />
  )
}
