import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ServiceRow } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { Applied, Facets, NoMatches } from '../../../ui/lists/facets'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { ServicesPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/lists/facets.css'
import '../../../ui/lists/results.css'
import './services.css'

interface ServicesProps {
  payload: ServicesPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Services({ payload, usefulness, personalState }: ServicesProps) {
  const { t, site } = usePage()
  const { facetedList, services, modified } = payload
  const countOf = (count: number) => toDigits(t('services.count', { count }), site.digits)
  return (
    <>
      <PageHero chart={payload.chart} lead={t('services.lead')} />
      <div className="container">
        <div className="columns columns--filter">
          <Facets of={facetedList} />
          <section aria-labelledby="results">
            <div className="results-bar">
              <h2 id="results">{countOf(facetedList.count)}</h2>
              <Applied of={facetedList} />
            </div>
            {services.length > 0 ? (
              <ul>
                {services.map((service) => (
                  <Row of={service} key={service.slug} />
                ))}
              </ul>
            ) : (
              <NoMatches
                of={facetedList}
                title={t('services.none')}
                hint={t('services.noneHint')}
                countOf={countOf}
              />
            )}
          </section>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Row({ of: service }: { of: ServiceRow }) {
  const { t } = usePage()
  const { slug, icon, title, summary } = service
  const facts = (['audience', 'duration', 'cost'] as const).filter((name) => service[name])
  return (
    <li className="service-row">
      <span className="service-row__icon">
        <ContentIcon name={icon} />
      </span>
      <div>
        <h3>
          <RecordLink to="service" params={{ slug }} className="card-link">
            {title}
          </RecordLink>
        </h3>
        <p>{summary}</p>
        <dl className="service-row__facts">
          {facts.map((name) => (
            <Fact term={t(`services.${name}`)} key={name}>
              {service[name]}
            </Fact>
          ))}
        </dl>
      </div>
      <Icon name="arrow-right" flip />
    </li>
  )
}
