import type { ContactChannels } from '#domain/payloads/channels'
import { usePage } from '../../i18n'
import { Phone } from '../../ui/text/phone'
import { OfficialLink } from './official-link'

/** Ways to report at once, at the head of the page. */
export function NearestChannels({ of: { phone } }: { of: ContactChannels }) {
  const { t } = usePage()
  return (
    <div className="nearest-channels">
      <OfficialLink />
      {phone && (
        <p>
          {t('quickExit.phone')} <Phone number={phone} />
        </p>
      )}
      <p>
        <a href="#channels">{t('quickExit.channels')}</a>
      </p>
    </div>
  )
}
