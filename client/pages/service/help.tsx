import type { ServicePayload } from '#domain/payloads/services'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Phone } from '../../ui/text/phone'

export function ServiceHelp({
  slug,
  help: { phone, hours },
}: Pick<ServicePayload, 'slug' | 'help'>) {
  const { t, locale } = usePage()
  const question = new URLSearchParams({ kind: 'INFO', about: slug })
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
      <a className="link-arrow" href={`${routePath('contact', locale)}?${question}`}>
        {t('services.ask')}
        <Icon name="arrow-right" flip />
      </a>
    </section>
  )
}
