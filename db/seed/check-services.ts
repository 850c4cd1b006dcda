import type { Body } from '#domain/content/kinds'
import { platformNames } from '#domain/content/services/platform-names'
import type { ContentProblem, EntryRow } from './content-problem'

interface Service {
  slug: string
  body: Body<'service'>
}

/** Checks the manuals and platforms that services refer to. */
export function checkServices(rows: readonly EntryRow[]): ContentProblem[] {
  const services = rows
    .filter(({ kind, locale }) => kind === 'service' && locale === 'ar')
    .map(({ slug, body }) => ({ slug, body: body as Service['body'] }))
  return [...checkManuals(services, rows), ...checkPlatforms(services)]
}

function checkManuals(services: readonly Service[], rows: readonly EntryRow[]): ContentProblem[] {
  const books = new Set(rows.filter(({ kind }) => kind === 'book').map(({ slug }) => slug))
  return services.flatMap(({ slug, body: { manual } }) =>
    !manual || books.has(manual.book)
      ? []
      : [problem(slug, 'manual.book', `There is no book "${manual.book}"`)],
  )
}

/** A platform without a configured URL links to its service instead. */
function checkPlatforms(services: readonly Service[]): ContentProblem[] {
  return platformNames.flatMap((name) => {
    const [first, ...others] = services.filter(({ body }) => body.platform === name)
    if (!first) return [problem('', '', `No service has the platform "${name}"`)]
    return others.map(({ slug }) =>
      problem(slug, 'platform', `Another service has the platform "${name}"`),
    )
  })
}

function problem(slug: string, field: string, reason: string): ContentProblem {
  return { path: slug ? `service/${slug}.yaml` : 'service', field, reason }
}
