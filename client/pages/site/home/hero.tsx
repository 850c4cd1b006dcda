import { Fragment } from 'react'
import { usePage } from '../../../i18n'
import { drawingWriters } from '../../../ui/drawings/drawing-writers'
import { keepServerMarkup } from '../../../ui/html/keep-server-markup'
import { Icon } from '../../../ui/icons/icon'
import { SearchBox } from '../../../ui/page/search-box'
import { PageLink } from '../../../ui/text/link'
import type { HomePayload } from './payload'
import './home-hero.css'
import './statement.css'

type HeroProps = Pick<HomePayload, 'welcome' | 'tasks' | 'journey'>

export function Hero({ welcome: { kicker, title, lead }, tasks, journey }: HeroProps) {
  const { t } = usePage()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__inner split">
        <div>
          <p className="tag">{kicker}</p>
          <h1 id="hero-title">
            {title.map((line) => (
              <Fragment key={line}>
                {`${line} `}
                <br />
              </Fragment>
            ))}
          </h1>
          <p className="lead">{lead}</p>
          <SearchBox id="query" scope="site" place="hero" hint={t('home.search')} />
        </div>
        <Tasks {...tasks} />
        {journey && <JourneyRuler {...journey} />}
      </div>
    </section>
  )
}

function Tasks({ frameworkAgreements, services }: HomePayload['tasks']) {
  const { t } = usePage()
  const tasks = [
    { route: 'inquiry', icon: 'file-search', hint: t('home.tasks.inquiry.hint') },
    { route: 'frameworkAgreements', icon: 'handshake', hint: frameworkAgreements },
    { route: 'services', icon: 'landmark', hint: services },
    { route: 'openData', icon: 'database', hint: t('home.tasks.openData.hint') },
  ] as const
  return (
    <nav aria-label={t('home.tasks.label')}>
      <ul className="hero-tasks">
        {tasks.map(({ route, icon, hint }) => (
          <li key={route}>
            <PageLink to={route}>
              <Icon name={icon} />
              <span>{t(`home.tasks.${route}.title`)}</span> <small>{hint}</small>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="button-row">
        <PageLink to="violations" className="link-arrow">
          <Icon name="shield-check" />
          {t('home.report')}
        </PageLink>
        <PageLink to="siteMap" className="link-arrow">
          {t('home.browse')}
          <Icon name="arrow-right" flip />
        </PageLink>
      </div>
    </nav>
  )
}

const stations = ['need', 'purchase', 'project', 'asset'] as const

/** The ruler of the hero with its stations; the star moves with the reader's scroll (CSS). */
function JourneyRuler({ count, label }: NonNullable<HomePayload['journey']>) {
  const { locale, t } = usePage()
  const markup = drawingWriters.journey?.(count, locale === 'ar')
  return (
    <div className="journey">
      <div
        className="journey__stage"
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
        dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
      />
      <ol className="journey__stops">
        {stations.map((station) => (
          <li key={station}>
            <strong>{t(`home.journey.${station}.title`)}</strong>{' '}
            <small>{t(`home.journey.${station}.text`)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
