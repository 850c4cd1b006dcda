import { mayIdentifyPerson } from '#domain/content/impersonal'
import type { Body } from '#domain/content/kinds'
import { findChapterProblems } from '#domain/content/knowledge/chapter-tree'
import { findExemptionProblem } from '#domain/content/pages/disclosure'
import { joiningWindows } from '#domain/content/services/joining-windows'
import { platformNames } from '#domain/content/services/platform-names'
import { matchRoute } from '#domain/site/routes'
import { readReference } from '#domain/tickets/reference'
import type { ContentProblem, EntryRow, FieldProblem } from './content-problem'

/** Checks the numbers of contractors against each other, the windows and the changes of an agreement. */
export function checkAgreements(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'agreement' && locale === 'ar')
    .flatMap(({ slug, body }) =>
      findProblems(slug, body as Body<'agreement'>).map((problem) => ({
        path: `agreement/${slug}.yaml`,
        ...problem,
      })),
    )
}

function findProblems(own: string, agreement: Body<'agreement'>): FieldProblem[] {
  const { contractors, smallFirms, related, history, term } = agreement
  const early = history.find(({ date }) => date < term.start)
  return [
    ...checkCohorts(agreement),
    ...when((smallFirms ?? 0) > contractors, 'smallFirms', 'There are more than contractors'),
    ...when(related.includes(own), 'related', 'An agreement does not name itself'),
    ...when(early !== undefined, 'history', `${early?.date} is before the start`),
  ]
}

function checkCohorts({ cohorts, contractors, term }: Body<'agreement'>): FieldProblem[] {
  if (!cohorts) return []
  const joined = cohorts.windows.reduce((sum, count) => sum + count, cohorts.signing)
  const windows = joiningWindows(term).length
  return [
    ...when(
      joined !== contractors,
      'cohorts',
      `The cohorts are ${joined} contractors and not ${contractors}`,
    ),
    ...when(
      cohorts.windows.length > windows,
      'cohorts.windows',
      `There are only ${windows} windows`,
    ),
  ]
}

function when(isWrong: boolean, field: string, reason: string): FieldProblem[] {
  return isWrong ? [{ field, reason }] : []
}

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
      : [serviceProblem(slug, 'manual.book', `There is no book "${manual.book}"`)],
  )
}

/** A platform without a configured URL links to its service instead. */
function checkPlatforms(services: readonly Service[]): ContentProblem[] {
  return platformNames.flatMap((name) => {
    const [first, ...others] = services.filter(({ body }) => body.platform === name)
    if (!first) return [serviceProblem('', '', `No service has the platform "${name}"`)]
    return others.map(({ slug }) =>
      serviceProblem(slug, 'platform', `Another service has the platform "${name}"`),
    )
  })
}

function serviceProblem(slug: string, field: string, reason: string): ContentProblem {
  return { path: slug ? `service/${slug}.yaml` : 'service', field, reason }
}

/**
 * Checks that the chapters of each book form a tree and that only books of type `form` have fields.
 */
export function checkBooks(rows: readonly EntryRow[]): ContentProblem[] {
  const arabic = rows.filter(({ locale }) => locale === 'ar')
  return [...checkChapters(arabic), ...checkFields(arabic)]
}

function checkChapters(rows: readonly EntryRow[]): ContentProblem[] {
  const chapters = rows
    .filter(({ kind }) => kind === 'chapter')
    .map(({ slug, position, body }) => {
      const { book, path } = body as Body<'chapter'>
      return { slug, book, path, order: position ?? 0 }
    })
  return [...Map.groupBy(chapters, ({ book }) => book).values()].flatMap((bookChapters) =>
    findChapterProblems(bookChapters).map(({ chapter, field, reason }) => ({
      path: `chapter/${chapter.slug}.yaml`,
      field,
      reason,
    })),
  )
}

function checkFields(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind }) => kind === 'book')
    .filter(({ body }) => {
      const { type, fields } = body as Body<'book'>
      return (type === 'form') !== fields.length > 0
    })
    .map(({ slug }) => ({
      path: `book/${slug}.yaml`,
      field: 'fields',
      reason: 'A book of type "form" needs fields, and no other type may have them',
    }))
}

/** Checks the records of the disclosure log beyond their own fields. */
export function checkDisclosures(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'disclosure' && locale === 'ar')
    .flatMap((row) => {
      const body = row.body as Body<'disclosure'>
      return [
        ...checkSlug(row),
        ...checkExemption(body),
        ...checkDays(row, body),
        ...checkPaths(body),
      ].map((problem) => ({ path: `disclosure/${row.slug}.yaml`, ...problem }))
    })
}

const bodyOf = ({ body }: EntryRow) => body as Body<'picture'>

/** A picture has an alternative text, unless it is an ornament. */
export function checkPictures(rows: readonly EntryRow[]): ContentProblem[] {
  const pictures = rows.filter(({ kind }) => kind === 'picture')
  return [...Map.groupBy(pictures, ({ slug }) => slug)]
    .map(([slug, versions]) => ({ slug, bodies: versions.map(bodyOf) }))
    .filter(({ bodies }) =>
      bodies.some(({ alt, ornament }) => (alt === undefined) !== (ornament ?? false)),
    )
    .map(({ slug, bodies }) => ({
      path: `picture/${slug}.yaml`,
      field: 'alt',
      reason: bodies[0]?.ornament ? 'An ornament has none' : 'Text is missing',
    }))
}

/** The picture above a text does not stand below it again. */
export function checkFurtherPictures(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ locale, body }) => {
      const { image, furtherPictures = [] } = body as Partial<Body<'news'>>
      return locale === 'ar' && image !== undefined && furtherPictures.includes(image)
    })
    .map(({ kind, slug }) => ({
      path: `${kind}/${slug}.yaml`,
      field: 'furtherPictures',
      reason: 'A picture is named twice',
    }))
}

type Found = Omit<ContentProblem, 'path'>

function checkSlug({ slug }: EntryRow): Found[] {
  const isPersonal = readReference(slug) !== null || mayIdentifyPerson(slug)
  return isPersonal
    ? [{ field: '', reason: 'The name of the file looks like a reference number' }]
    : []
}

function checkExemption({ outcome, exemption }: Body<'disclosure'>): Found[] {
  const problem = findExemptionProblem(outcome, exemption)
  const reasons = {
    missing: 'A refusal names its exemption',
    excess: `Nothing is withheld if the outcome is "${outcome}"`,
  }
  return problem ? [{ field: 'exemption', reason: reasons[problem] }] : []
}

function checkDays({ date }: EntryRow, { received }: Body<'disclosure'>): Found[] {
  return (date ?? '') < received ? [{ field: 'received', reason: 'Is after the answer' }] : []
}

function checkPaths({ pages }: Body<'disclosure'>): Found[] {
  return pages
    .filter(({ path }) => matchRoute(path.replace(/[?#].*/, '')) === null)
    .map(({ path }) => ({ field: 'pages', reason: `There is no page at "${path}"` }))
}
