import type { Body, KindName } from '#domain/content/kinds'
import { issueRecordKinds } from '#domain/content/media/newsletter-issue'
import { findPreviewColumn } from '#domain/datasets/rows'
import { choiceLists } from '#domain/forms/field'
import { ticketKinds } from '#domain/forms/support'
import { locales } from '#domain/site/locale'
import { fillPath, matchRoute, routeNames, routeOf } from '#domain/site/routes'
import { gapsIn, placeholdersIn } from '#domain/tickets/fill-template'
import { isRecord } from '../entries/localise'
import { checkAttendance, checkOrganisation, checkRegions } from './check-organisation'
import {
  checkAgreements,
  checkBooks,
  checkDisclosures,
  checkFurtherPictures,
  checkPictures,
  checkServices,
} from './check-records'
import {
  bodyBlocks,
  checkAnchors,
  checkCharts,
  checkPages,
  checkRecordLinks,
  checkSpelling,
  headingIds,
} from './check-texts'
import type { ContentProblem, EntryRow } from './content-problem'

/** Checks across files: references between records, and the records that pages depend on. */
export function crossCheck(rows: readonly EntryRow[]): ContentProblem[] {
  const anchors = checkAnchors(rows).map(({ row, field, reason }) => ({
    path: pathOf(row.kind, row.slug),
    field,
    reason,
  }))
  return [
    ...checkReferences(rows),
    ...checkFiles(rows),
    ...checkPages(rows),
    ...checkTicketKinds(rows),
    ...checkHeadings(rows),
    ...checkAnswerTemplates(rows),
    ...checkServices(rows),
    ...checkAgreements(rows),
    ...checkBooks(rows),
    ...checkCharts(rows),
    ...checkDatasetPreviews(rows),
    ...checkDatasetSlugs(rows),
    ...checkDisclosures(rows),
    ...checkOccasions(rows),
    ...checkOrganisation(rows),
    ...checkPictures(rows),
    ...checkFurtherPictures(rows),
    ...checkAttendance(rows),
    ...checkRegions(rows),
    ...checkSpelling(rows),
    ...checkRecordLinks(rows),
    ...anchors,
  ]
}

/**
 * Fields that name records of another kind: a path, in which the part of a list that has a `type` is
 * named by it.
 */
export const references = [
  { kind: 'home', field: 'journeyFigure', target: 'achievement', noun: 'achievement' },
  { kind: 'question', field: 'category', target: 'question-category', noun: 'category' },
  { kind: 'news', field: 'tags', target: 'tag', noun: 'tag' },
  { kind: 'news', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'news', field: 'furtherPictures', target: 'picture', noun: 'picture' },
  { kind: 'campaign', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'video', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'issue', field: 'image', target: 'picture', noun: 'picture' },
  ...issueRecordKinds.map(
    (target) =>
      ({
        kind: 'newsletter-issue',
        field: `items.${target}.record`,
        target,
        noun: 'record of this kind',
      }) as const,
  ),
  { kind: 'member', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'executive', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'story', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'story', field: 'furtherPictures', target: 'picture', noun: 'picture' },
  { kind: 'media-item', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'media-item', field: 'files', target: 'document', noun: 'document' },
  { kind: 'issue', field: 'files', target: 'document', noun: 'document' },
  { kind: 'region', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'programme', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'home', field: 'image', target: 'picture', noun: 'picture' },
  { kind: 'gallery', field: 'pictures', target: 'picture', noun: 'picture' },
  { kind: 'story', field: 'sector', target: 'sector', noun: 'sector' },
  { kind: 'agreement', field: 'related', target: 'agreement', noun: 'agreement' },
  { kind: 'story', field: 'region', target: 'region', noun: 'region' },
  { kind: 'region', field: 'agreements', target: 'agreement', noun: 'agreement' },
  { kind: 'service', field: 'related', target: 'service', noun: 'service' },
  { kind: 'book', field: 'section', target: 'knowledge-section', noun: 'section' },
  { kind: 'chapter', field: 'book', target: 'book', noun: 'book' },
  { kind: 'archived-item', field: 'replacedBy', target: 'book', noun: 'book' },
  { kind: 'term', field: 'category', target: 'term-category', noun: 'category' },
  { kind: 'term', field: 'related', target: 'term', noun: 'term' },
  { kind: 'answer-template', field: 'topics', target: 'ticket-topic', noun: 'topic' },
  { kind: 'disclosure', field: 'datasets', target: 'dataset', noun: 'dataset' },
  { kind: 'department', field: 'parent', target: 'department', noun: 'department' },
  { kind: 'executive', field: 'department', target: 'department', noun: 'department' },
  { kind: 'executive', field: 'figure', target: 'achievement', noun: 'achievement' },
  { kind: 'vacancy', field: 'department', target: 'department', noun: 'department' },
  { kind: 'committee', field: 'chair', target: 'member', noun: 'member' },
  { kind: 'committee', field: 'members', target: 'member', noun: 'member' },
] as const satisfies { kind: KindName; field: string; target: KindName; noun: string }[]

function checkReferences(rows: readonly EntryRow[]): ContentProblem[] {
  return references.flatMap(({ kind, field, target, noun }) => {
    const targetSlugs = new Set(slugsOf(rows, target))
    return rows
      .filter((row) => row.kind === kind && row.locale === 'ar')
      .flatMap((row) => referencedSlugs(row, field).map((name) => ({ row, name })))
      .filter(({ name }) => !targetSlugs.has(name))
      .map(({ row, name }) => ({
        path: pathOf(row.kind, row.slug),
        field,
        reason: `There is no ${noun} "${name}"`,
      }))
  })
}

/** The records that a row names in a field, as `{kind}/{slug}`. */
export function namedRecords(row: EntryRow): string[] {
  return references
    .filter(({ kind }) => kind === row.kind)
    .flatMap(({ field, target }) => referencedSlugs(row, field).map((slug) => `${target}/${slug}`))
}

function referencedSlugs({ body }: EntryRow, field: string): string[] {
  return slugsAt(body, field.split('.'))
}

function slugsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => slugsAt(one, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? [value] : []
  if (!isRecord(value)) return []
  return slugsAt(value.type === name ? value : value[name], rest)
}

function checkFiles(rows: readonly EntryRow[]): ContentProblem[] {
  const articles = routeNames.map(routeOf).filter((route) => route.payload === 'article')
  const required = [
    ['home', 'home'],
    ...articles.map((route) => ['policy', route.params?.slug ?? route.path]),
    ...ticketKinds.map((kind) => ['ticket-kind', kind.toLowerCase()]),
    ...Object.values(choiceLists).map((slug) => ['choice-list', slug]),
    ['ticket-topic', 'other'],
    ['our-story', 'our-story'],
    ['board', 'board'],
    ['careers', 'careers'],
  ] as [string, string][]
  return required
    .filter(([kind, slug]) => !slugsOf(rows, kind).includes(slug))
    .map(([kind, slug]) => ({
      path: pathOf(kind, slug),
      field: '',
      reason: 'A page needs this file',
    }))
}

/** The slug of a kind is the prefix of its references, which must be a known one. */
function checkTicketKinds(rows: readonly EntryRow[]): ContentProblem[] {
  const prefixes: readonly string[] = ticketKinds
  return slugsOf(rows, 'ticket-kind')
    .filter((slug) => !prefixes.includes(slug.toUpperCase()))
    .map((slug) => ({
      path: pathOf('ticket-kind', slug),
      field: '',
      reason: `"${slug.toUpperCase()}" is not the prefix of a ticket kind`,
    }))
}

/** A URL with an anchor has the same target in both languages. */
function checkHeadings(rows: readonly EntryRow[]): ContentProblem[] {
  const files = Map.groupBy(rows, ({ kind, slug }) => pathOf(kind, slug))
  return [...files]
    .filter(([, versions]) => {
      const [first, second] = versions.map((row) => headingIds(bodyBlocks(row)).join(' '))
      return first !== second
    })
    .map(([path]) => ({
      path,
      field: 'body',
      reason: 'The headings must have the same ids and order in both languages',
    }))
}

/** Both languages of an answer template have the same placeholders, and as many gaps. */
function checkAnswerTemplates(rows: readonly EntryRow[]): ContentProblem[] {
  const templates = rows.filter(({ kind }) => kind === 'answer-template')
  return [...Map.groupBy(templates, ({ slug }) => slug)].flatMap(([slug, versions]) => {
    const [first, second] = versions.map((row) => {
      const { text } = row.body as { text: string }
      return [...placeholdersIn(text), gapsIn(text).length].join()
    })
    const reason = 'Both languages must have the same placeholders, and as many gaps in brackets'
    return first === second ? [] : [{ path: `answer-template/${slug}.yaml`, field: 'text', reason }]
  })
}

/** A preview names columns that the dataset has, in both languages. */
function checkDatasetPreviews(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'dataset' && locale === 'ar')
    .flatMap(({ slug, body }) => {
      const { preview, columns } = body as Body<'dataset'>
      return preview
        .filter((name) => locales.some((locale) => !findPreviewColumn(columns, name, locale)))
        .map((name) => ({
          path: `dataset/${slug}.yaml`,
          field: 'preview',
          reason: `There is no column "${name}"`,
        }))
    })
}

/** A dataset whose address is that of another page would never be shown. */
function checkDatasetSlugs(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'dataset' && locale === 'ar')
    .filter(({ slug }) => matchRoute(fillPath('dataset', { slug }))?.name !== 'dataset')
    .map(({ slug }) => ({
      path: `dataset/${slug}.yaml`,
      field: '',
      reason: `Another page has the address of a dataset "${slug}"`,
    }))
}

/** A fixed number without an end would be shown for every future national day. */
function checkOccasions(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'occasion' && locale === 'ar')
    .filter(({ body }) => (body as Body<'occasion'>).number !== null)
    .filter(({ startsAt, endsAt }) => startsAt == null || endsAt == null)
    .map(({ slug }) => ({
      path: `occasion/${slug}.yaml`,
      field: 'number',
      reason: 'A record with a number needs "starts" and "ends"',
    }))
}

function slugsOf(rows: readonly EntryRow[], kind: string): string[] {
  return rows.filter((row) => row.kind === kind && row.locale === 'ar').map((row) => row.slug)
}

function pathOf(kind: string, slug: string): string {
  return `${kind}/${slug}.yaml`
}
