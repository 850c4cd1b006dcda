import type { ServicePayload } from '#domain/payloads/services'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import { ArrowLink } from '../../ui/link'
import { Phone } from '../../ui/phone'

/** Whom to ask about a service. */
export function Help({ phone, hours }: ServicePayload['help']) {
  const { t } = usePage()
  return (
    <section className="help-card" aria-labelledby="help">
      <h2 id="help">{t('services.help')}</h2>
      {phone && (
        <p>
          <Icon name="phone" />
          <span>
            {`${t('services.phone')} `}
            <Phone number={phone} />
            {hours && <small>{hours}</small>}
          </span>
        </p>
      )}
      <ArrowLink to="contact">{t('services.ask')}</ArrowLink>
    </section>
  )
}
