import { findEntry } from '#db/entries/entries'
import { findNeighbourEntries } from '#db/entries/listings'
import type { Entry } from '#domain/content/entry'
import { routePath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { jsonLdDates } from '../json-ld'
import { readItems } from './newsletter-items'

export const loadNewsletterIssue: Loader<'newsletterIssue'> = async (deps, { slug = '' }) => {
  const { db, locale, now } = deps
  const entry = await findEntry(db, 'newsletter-issue', slug, locale, now)
  if (!entry?.date) return null
  const { date, title, summary, body } = entry
  const [items, { newer, older }, format] = await Promise.all([
    readItems(deps, entry),
    findNeighbourEntries(db, { kind: 'newsletter-issue', locale, now }, { date, slug }),
    loadFormat(deps),
  ])
  return {
    modified: format.date(entry.updatedAt),
    lead: summary ?? '',
    date: format.date(date),
    introduction: body.introduction,
    items: items.map(({ interests: _, ...item }) => item),
    newer: newer && { slug: newer.slug, title: newer.title },
    older: older && { slug: older.slug, title: older.title },
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [describeIssue(deps, entry)],
  }
}

function describeIssue(
  { origin, locale }: LoaderDeps,
  { slug, title, summary, date, updatedAt }: Entry<'newsletter-issue'>,
): object {
  return {
    '@type': 'PublicationIssue',
    name: title,
    description: summary,
    ...jsonLdDates({ published: date, updatedAt }),
    inLanguage: locale,
    url: origin + routePath('newsletterIssue', locale, { slug }),
    isPartOf: { '@type': 'Periodical', url: origin + routePath('newsletter', locale) },
    publisher: { '@id': `${origin}/#organization` },
  }
}
