import { listEntries } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { type Entry, newestChange } from '#domain/content/entry'
import { serviceAudiences, serviceTopics } from '#domain/content/services/service'
import { createFormat } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { ServiceRow } from '#domain/payloads/services'
import { routePath } from '#domain/site/routes'
import type { Loader } from '../../loader'
import { type FacetOf, narrow } from '../pages/facets'
import { itemList } from '../pages/item-list'
import { listHead } from '../pages/list-head'
import { audienceOf, costOf, durationOf, type Words } from './service-words'

export const loadServices: Loader<'services'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const [services, { digits }] = await Promise.all([
    listEntries(db, 'service', locale, now),
    readSettings(db),
  ])
  const modified = newestChange(services)
  const part = narrow(services, facetsOf(t), params, routePath('services', locale))
  if (modified === null || !part) return null
  const { shown, narrowing } = part
  const format = createFormat({ locale, digits })
  const words = { t, digits, format }
  return {
    modified: format.date(modified),
    narrowing,
    services: shown.map((service) => toServiceRow(words, service)),
    head: listHead(
      t,
      'services',
      narrowing.applied.map(({ label }) => label),
      1,
    ),
    structured: [itemList(deps, 'service', shown)],
  }
}

function facetsOf(t: Translate): FacetOf<Entry<'service'>>[] {
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

/** A service as lists of services show it. */
export function toServiceRow(
  words: Words,
  { slug, title, summary, body }: Entry<'service'>,
): ServiceRow {
  return {
    slug,
    icon: body.icon,
    title,
    summary: summary ?? '',
    audience: audienceOf(words, body),
    duration: durationOf(words, body),
    cost: costOf(words, body),
  }
}
