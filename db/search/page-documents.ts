import type { Block } from '#domain/content/block'
import type { Entry } from '#domain/content/entry'
import type { KindName } from '#domain/content/kinds'
import { blocksText, inlineText } from '#domain/content/plain-text'
import { pageAliases } from '#domain/search/page-aliases'
import { type Locale, otherLocale } from '#domain/site/locale'
import { routeNameOf } from '#domain/site/record-path'
import { routeDescription } from '#domain/site/route-texts'
import { routeTitle } from '#domain/site/route-titles'
import { type FixedName, fillPath, isFixed, parentsOf, routeNames } from '#domain/site/routes'
import type { SearchDocument } from './document'

/** Kinds whose records are the text of a page of the route table. */
export const pageKinds = [
  'page',
  'page-intro',
  'policy',
  'our-story',
  'board',
  'careers',
] as const satisfies KindName[]
type PageEntry = Entry<(typeof pageKinds)[number]>

/** Pages that nobody looks for. */
const unlisted: readonly string[] = [
  'search',
  'knowledgeSearch',
  'newsletterConfirm',
  'newsletterLeave',
  'profileData',
]
const listedPages = routeNames.filter(isFixed).filter((name) => !unlisted.includes(name))

const routesOfKinds: Record<string, FixedName> = { board: 'directors' }

function isRouteOf(name: FixedName, { slug }: Pick<Entry, 'slug'>): boolean {
  return (routesOfKinds[slug] ?? routeNameOf(slug)) === name
}

/** The texts in a record that has no running text: paragraphs and lists, without slugs and dates. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The names that a route and its address have, as one word and as several: orgStructure, org structure. */
function namesInAddress(name: FixedName): string[] {
  const names = [name, fillPath(name).split('/').at(-1) ?? '']
  const apart = names.map((one) => one.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
  return [...new Set([...names, ...apart])]
}

/** The first running text of a section; of one that is a table, the first column without its head. */
function summaryOf(blocks: readonly Block[]): string {
  const text = blocks.find(({ type }) => type === 'paragraph' || type === 'list')
  const table = blocks.find((block) => block.type === 'table')
  if (text || !table) return blocksText(text ? [text] : blocks).split('\n')[0] ?? ''
  return table.rows.map(([cell = []]) => inlineText(cell)).join(' · ')
}

/** Divides running text at its headings of level 2; what stands before the first is the lead. */
function divide(blocks: readonly Block[]) {
  const starts = blocks.flatMap((block, at) =>
    block.type === 'heading' && block.level === 2 ? [{ at, id: block.id, block }] : [],
  )
  const sections = starts.map(({ at, id, block }, index) => {
    const inside = blocks.slice(at + 1, starts[index + 1]?.at)
    return {
      id,
      title: blocksText([block]),
      summary: summaryOf(inside),
      body: blocksText(inside),
    }
  })
  return { lead: blocksText(blocks.slice(0, starts[0]?.at)), sections }
}

function textOf(entry: PageEntry | undefined) {
  if (!entry) return { lead: '', sections: [] }
  const { body } = entry
  return 'body' in body ? divide(body.body) : { lead: textsIn(body).join('\n'), sections: [] }
}

/** The texts of policies by the route they are shown at, as the site payload has them. */
function articlesOf(entries: readonly PageEntry[], locale: Locale) {
  const policies = entries.filter((entry) => entry.kind === 'policy' && entry.locale === locale)
  return {
    articles: Object.fromEntries(
      policies.map(({ slug, title, summary }) => [
        routeNameOf(slug),
        { title, description: summary ?? '' },
      ]),
    ),
  } as Parameters<typeof routeTitle>[1]
}

/**
 * The documents of the pages of the route table in one language, and of the sections of those that
 * have running text. `entries` are the records of `pageKinds` in both languages.
 */
export function describePages(entries: readonly PageEntry[], locale: Locale): SearchDocument[] {
  const other = otherLocale(locale)
  const articles = articlesOf(entries, locale)
  const otherArticles = articlesOf(entries, other)
  return listedPages.flatMap((name) => {
    const entry = entries.find((one) => one.locale === locale && isRouteOf(name, one))
    const title = routeTitle(locale, articles, name)
    if (title === '') return []
    const { lead, sections } = textOf(entry)
    const trail = parentsOf(name).map((parent) => routeTitle(locale, articles, parent))
    const translation = routeTitle(other, otherArticles, name)
    const shared = {
      kind: 'route',
      slug: name,
      locale,
      type: 'page' as const,
      date: null,
      startsAt: entry?.startsAt ?? null,
      endsAt: entry?.endsAt ?? null,
      updatedAt: null,
    }
    const page: SearchDocument = {
      ...shared,
      part: '',
      label: 'page',
      boost: 1.4,
      path: fillPath(name),
      title,
      summary: routeDescription(locale, articles, name),
      aliases: [pageAliases[name] ?? '', translation, ...namesInAddress(name)].filter(Boolean),
      synonyms: [],
      headings: sections.map((section) => section.title),
      body: lead,
      trail,
      facts: {},
    }
    const parts = sections.map(
      (section): SearchDocument => ({
        ...shared,
        part: section.id,
        label: 'page-section',
        boost: 0.8,
        path: `${fillPath(name)}#${section.id}`,
        title: section.title,
        summary: section.summary,
        aliases: [],
        synonyms: [],
        headings: [title],
        body: section.body,
        trail: [...trail, title],
        facts: {},
      }),
    )
    return [page, ...parts]
  })
}
