import type { HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { Girih } from '../../ui/drawings/girih'
import { Icon } from '../../ui/icons/icon'
import { PageLink } from '../../ui/text/link'

const tasks = [
  { route: 'services', icon: 'landmark' },
  { route: 'inquiry', icon: 'file-search' },
  { route: 'frameworkAgreements', icon: 'handshake' },
  { route: 'violations', icon: 'shield-check' },
] as const

export function Hero({ kicker, title, lead }: HomePayload['welcome']) {
  const { locale, t } = usePage()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Girih name="home" rtl={locale === 'ar'} />
      <div className="hero__inner">
        <p className="kicker">{kicker}</p>
        <h1 id="hero-title">
          {title.map((line) => (
            <span className="hero__line" key={line}>
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
        <PageLink to="siteMap" className="button button--light">
          {t('home.browse')}
          <Icon name="arrow-right" flip />
        </PageLink>
      </div>
      <nav className="quick-tasks" aria-label={t('home.tasks.label')}>
        <ul>
          {tasks.map(({ route, icon }) => (
            <li key={route}>
              <PageLink to={route}>
                <Icon name={icon} />
                <span>{t(`home.tasks.${route}`)}</span>
                <Icon name="arrow-right" flip />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
