import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { FacetedResults, Facets } from '../../../ui/lists/facets'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Fact } from '../../../ui/text/inline'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ServicesPayload } from './payload'

export function Services(page: PageProps<ServicesPayload>) {
  const { t } = usePage()
  const { facetedList, services } = page.payload
  return (
    <>
      <PageHead lead={t('services.lead')} />
      <PageBody of={page}>
        <div className="columns columns--filter">
          <Facets of={facetedList} />
          <FacetedResults of={facetedList} texts="services">
            <RowList>
              {services.map((service) => (
                <ServiceRow of={service} key={service.slug} />
              ))}
            </RowList>
          </FacetedResults>
        </div>
      </PageBody>
    </>
  )
}

function ServiceRow({ of: service }: { of: ServicesPayload['services'][number] }) {
  const { t } = usePage()
  const { slug, icon, title, summary } = service
  const facts = (['audience', 'duration', 'cost'] as const).filter((name) => service[name])
  return (
    <ListRow
      icon={<ContentIcon name={icon} />}
      title={<RowLink to="service" slug={slug} title={title} isWhole />}
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
