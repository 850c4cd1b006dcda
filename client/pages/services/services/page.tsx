import { toDigits } from '#domain/dates/format'
import type { ServiceRow as ListedService } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Applied, Facets, NoMatches } from '../../../ui/lists/facets'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ServicesPayload } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/lists/facets.css'
import '../../../ui/lists/results.css'

export function Services(page: PageProps<ServicesPayload>) {
  const { payload } = page
  const { t, site } = usePage()
  const { facetedList, services } = payload
  const countOf = (count: number) => toDigits(t('services.count', { count }), site.digits)
  return (
    <>
      <PageHead lead={t('services.lead')} />
      <PageBody of={page}>
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
      </PageBody>
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
