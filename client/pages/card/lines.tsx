import type { ReactNode } from 'react'
import { directions } from '#domain/locale'
import type { CardPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-names'
import { OutsideLink, PageLink } from '../../ui/link'
import { Phone } from '../../ui/phone'

/** What the card says, a line a channel; the address in both languages, for who has to show it. */
export function CardLines({ words, channels }: Pick<CardPayload, 'words' | 'channels'>) {
  const { t } = usePage()
  const { phone, hours, email, map } = channels
  const addresses = words.filter(({ address }) => address)
  if (!phone && !email && addresses.length === 0) {
    return (
      <p>
        <PageLink to="contact">{t('card.unset')}</PageLink>
      </p>
    )
  }
  return (
    <dl className="contact-card__lines">
      {phone && (
        <Line icon="phone" label={t('channels.phone')}>
          <Phone number={phone} />
          {hours && <small>{hours}</small>}
        </Line>
      )}
      {email && (
        <Line icon="mail" label={t('channels.email')}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Line>
      )}
      {addresses.length > 0 && (
        <Line icon="map-pin" label={t('channels.office')}>
          {addresses.map(({ locale, address }) => (
            <address key={locale}>
              <bdi lang={locale} dir={directions[locale]}>
                {address}
              </bdi>
            </address>
          ))}
          {map && <OutsideLink href={map}>{t('channels.map')}</OutsideLink>}
        </Line>
      )}
    </dl>
  )
}

interface LineProps {
  icon: IconName
  label: string
  children: ReactNode
}

function Line({ icon, label, children }: LineProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
