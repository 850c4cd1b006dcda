import type { ContactChannels } from '#domain/payloads/channels'
import type { TextSectionPart } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Blocks } from '../../../ui/text/blocks'
import { Phone } from '../../../ui/text/phone'
import { OfficialLink } from './official-link'
import '../../../ui/page/toc-bar.css'
import './violations.css'

interface ReportChannelsProps {
  of: readonly TextSectionPart[]
  channels: ContactChannels
}

const icons: Record<string, IconName> = { official: 'shield-check', phone: 'phone', letter: 'mail' }

export function ReportChannels({ of, channels }: ReportChannelsProps) {
  const { site } = usePage()
  const { phone, hours, address } = channels
  const isSet: Record<string, string | null> = {
    official: site.reportCorruption,
    phone,
    letter: address,
  }
  return (
    <ul className="report-channels">
      {of
        .filter(({ id }) => isSet[id])
        .map(({ id, title, body }) => (
          <li key={id} className={`report-channel report-channel--${id}`}>
            <Icon name={icons[id] ?? 'mail'} />
            <h3 id={id}>{title}</h3>
            <Blocks of={body} />
            <div className="report-channel__way">
              {id === 'official' && <OfficialLink />}
              {id === 'phone' && phone && (
                <p>
                  <Phone number={phone} />
                  {hours && <small>{hours}</small>}
                </p>
              )}
              {id === 'letter' && <address>{address}</address>}
            </div>
          </li>
        ))}
    </ul>
  )
}
