import type { Channels } from '#domain/payloads/channels'
import { usePage } from '../../i18n'
import { OutsideLink } from '../../ui/text/link'
import { Phone } from '../../ui/text/phone'

/** The channels that need no reading first, at the head of the page. */
export function NearestChannels({ of: { phone } }: { of: Channels }) {
  const { t, site } = usePage()
  return (
    <div className="nearest-channels">
      {site.reportCorruption && (
        <OutsideLink
          className="button button--primary"
          href={site.reportCorruption}
          rel="noreferrer"
        >
          {t('quickExit.official')}
        </OutsideLink>
      )}
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
