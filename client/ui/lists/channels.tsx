import type { ReactNode } from 'react'
import type { ContactChannels } from '#domain/payloads/channels'
import { usePage } from '../../i18n'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-names'
import { Phone } from '../text/inline'
import { OutsideLink } from '../text/link'
import './aside.css'

export function Channels({ of: channels }: { of: ContactChannels }) {
  const { t } = usePage()
  const { phone, email, address } = channels
  if (!phone && !email && !address) return null
  return (
    <section aria-labelledby="channels">
      <h2 id="channels">{t('channels.title')}</h2>
      <ChannelList of={channels} address={address} />
    </section>
  )
}

interface ChannelListProps {
  of: Pick<ContactChannels, 'phone' | 'hours' | 'email' | 'map'>
  /** The address as rendered; the map is shown only with it. */
  address: ReactNode
}

export function ChannelList({ of, address }: ChannelListProps) {
  const { t } = usePage()
  const { phone, hours, email, map } = of
  return (
    <dl className="channels">
      {phone && (
        <Channel icon="phone" label={t('channels.phone')}>
          <Phone number={phone} />
          {hours && <small>{hours}</small>}
        </Channel>
      )}
      {email && (
        <Channel icon="mail" label={t('channels.email')}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Channel>
      )}
      {address && (
        <Channel icon="map-pin" label={t('channels.office')}>
          {address}
          {map && <OutsideLink href={map}>{t('channels.map')}</OutsideLink>}
        </Channel>
      )}
    </dl>
  )
}

interface ChannelProps {
  icon: IconName
  label: string
  children: ReactNode
}

function Channel({ icon, label, children }: ChannelProps) {
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
