import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ServiceRow as ListedService } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Applied, Facets, NoMatches } from '../../../ui/lists/facets'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { ServicesPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/lists/facets.css'
import '../../../ui/lists/results.css'

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
      <PageHead lead={t('services.lead')} />
      <div className="container">
        <div className="columns columns--filter">
          <Facets of={facetedList} />
          <section aria-labelledby="results">
            <div className="results-bar">
              <h2 id="results">{countOf(facetedList.count)}</h2>
              <Applied of={facetedList} />
            </div>
            {services.length > 0 ? (
              <RowList>
                {services.map((service) => (
                  <ServiceRow of={service} key={service.slug} />
                ))}
              </RowList>
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

function ServiceRow({ of: service }: { of: ListedService }) {
  const { t } = usePage()
  const { slug, icon, title, summary } = service
  const facts = (['audience', 'duration', 'cost'] as const).filter((name) => service[name])
  return (
    <ListRow
      icon={<ContentIcon name={icon} />}
      title={
        <RecordLink to="service" params={{ slug }} className="card-link">
          {title}
        </RecordLink>
      }
      level={3}
      end={
        <Facts shape="inline">
          {facts.map((name) => (
            <Fact term={t(`services.${name}`)} key={name}>
              {service[name]}
            </Fact>
          ))}
        </Facts>
      }
    >
      <p>{summary}</p>
    </ListRow>
  )
}
