import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Part } from '../../ui/page/section'

/** The two ways to ask for what is not published. */
export function Ask() {
  const { t, locale } = usePage()
  const ways = [
    { name: 'data', href: `${routePath('openData', locale)}#request` },
    { name: 'information', href: withQuery(routePath('contact', locale), { kind: 'FOI' }) },
  ] as const
  return (
    <Part id="ask" title={t('disclosures.ask.title')} lead={t('disclosures.ask.text')} isRelated>
      <p className="button-row">
        {ways.map(({ name, href }) => (
          <a className="button button--secondary" href={href} key={name}>
            {t(`disclosures.ask.${name}`)}
            <Icon name="arrow-right" flip />
          </a>
        ))}
      </p>
    </Part>
  )
}
