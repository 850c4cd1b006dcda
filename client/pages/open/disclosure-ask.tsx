import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import './disclosures.css'

/** The two ways to ask for what is not published. */
export function Ask() {
  const { t, locale } = usePage()
  const ways = [
    { name: 'data', href: `${routePath('openData', locale)}#request` },
    { name: 'information', href: withQuery(routePath('contact', locale), { kind: 'FOI' }) },
  ] as const
  return (
    <section className="disclosure-ask" aria-labelledby="ask">
      <h2 id="ask">{t('disclosures.ask.title')}</h2>
      <p>{t('disclosures.ask.text')}</p>
      <p>
        {ways.map(({ name, href }) => (
          <a className="link-arrow" href={href} key={name}>
            {t(`disclosures.ask.${name}`)}
            <Icon name="arrow-right" flip />
          </a>
        ))}
      </p>
    </section>
  )
}
