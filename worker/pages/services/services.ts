import { listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { serviceAudiences, serviceTopics } from '#domain/content/services/service'
import type { Translate } from '#domain/messages/translate'
import type { ServiceRow } from '#domain/payloads/services'
import { routePath } from '#domain/site/routes'
import { type Loader, loadFormat } from '../../payloads/loader'
import { applyFacets, type FacetDefinition } from '../facets'
import { itemList } from '../json-ld'
import { listHead } from '../list-head'
import { audienceOf, type FactFormat, writeCost, writeDuration } from './service-facts'

export const loadServices: Loader<'services'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const [services, format] = await Promise.all([
    listEntries(db, 'service', locale, now),
    loadFormat(deps),
  ])
  const modified = newestChange(services)
  const part = applyFacets(services, facetsOf(t), params, routePath('services', locale))
  if (modified === null || !part) return null
  const { shown, facetedList, labels } = part
  return {
    modified: format.date(modified),
    facetedList,
    services: shown.map((service) => toServiceRow({ t, format }, service)),
    head: listHead(deps, 'services', labels, 1),
    jsonLd: [itemList(deps, 'service', shown)],
  }
}

function facetsOf(t: Translate): FacetDefinition<Entry<'service'>>[] {
  return [
    {
      name: 'audience',
      title: t('services.audience'),
      options: serviceAudiences.map((value) => ({
        value,
        label: t(`services.audiences.${value}`),
      })),
      has: ({ body }, value) => body.audiences.some((audience) => audience === value),
    },
    {
      name: 'topic',
      title: t('services.topic'),
      options: serviceTopics.map((value) => ({ value, label: t(`services.topics.${value}`) })),
      has: ({ body }, value) => body.topic === value,
    },
  ]
}

export function toServiceRow(
  facts: FactFormat,
  { slug, title, summary, body }: Entry<'service'>,
): ServiceRow {
  return {
    slug,
    icon: body.icon,
    title,
    summary: summary ?? '',
    audience: audienceOf(facts, body),
    duration: writeDuration(facts, body),
    cost: body.cost && writeCost(facts, body.cost),
  }
}
