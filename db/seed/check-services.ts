import type { Body } from '#domain/content/kinds'
import { platformNames } from '#domain/site/settings'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

interface Service {
  slug: string
  body: Body<'service'>
}

/** What services name: that their manuals stand, and that each platform is one of them. */
export function checkServices(rows: readonly EntryRow[]): Problem[] {
  const services = rows
    .filter(({ kind, locale }) => kind === 'service' && locale === 'ar')
    .map(({ slug, body }) => ({ slug, body: body as Service['body'] }))
  return [...checkManuals(services, rows), ...checkPlatforms(services)]
}

function checkManuals(services: readonly Service[], rows: readonly EntryRow[]): Problem[] {
  const books = new Set(rows.filter(({ kind }) => kind === 'book').map(({ slug }) => slug))
  return services.flatMap(({ slug, body: { manual } }) =>
    !manual || books.has(manual.book)
      ? []
      : [problem(slug, 'manual.book', `No book is named "${manual.book}"`)],
  )
}

/** An important platform whose address is not set leads to its service instead (decision 46). */
function checkPlatforms(services: readonly Service[]): Problem[] {
  return platformNames.flatMap((name) => {
    const [first, ...others] = services.filter(({ body }) => body.platform === name)
    if (!first) return [problem('', '', `No service is the platform "${name}"`)]
    return others.map(({ slug }) =>
      problem(slug, 'platform', `Another service is the platform "${name}"`),
    )
  })
}

function problem(slug: string, field: string, reason: string): Problem {
  return { path: slug ? `service/${slug}.yaml` : 'service', field, reason }
}
