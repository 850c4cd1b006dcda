import type { Body } from '#domain/content/kinds'
import { supportKinds } from '#domain/forms/support'
import { type RouteName, routeOf, routes } from '#domain/routes'
import { bodyBlocks, checkAnchors, headingIds } from './check-anchors'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** What one file cannot say of itself: that what it names, and what the site shows, stands. */
export function crossCheck(rows: readonly EntryRow[]): Problem[] {
  const anchors = checkAnchors(rows).map(({ row, field, reason }) => ({
    path: pathOf(row.kind, row.slug),
    field,
    reason,
  }))
  return [
    ...checkCategories(rows),
    ...checkPages(rows),
    ...checkRequestKinds(rows),
    ...checkHeadings(rows),
    ...anchors,
  ]
}

function checkCategories(rows: readonly EntryRow[]): Problem[] {
  const categories = new Set(slugsOf(rows, 'question-category'))
  return rows
    .filter((row) => row.kind === 'question' && row.locale === 'ar')
    .map((row) => ({ row, category: (row.body as Body<'question'>).category }))
    .filter(({ category }) => !categories.has(category))
    .map(({ row, category }) => ({
      path: pathOf(row.kind, row.slug),
      field: 'category',
      reason: `No category is named "${category}"`,
    }))
}

function checkPages(rows: readonly EntryRow[]): Problem[] {
  const articles = (Object.keys(routes) as RouteName[])
    .map(routeOf)
    .filter((route) => route.payload === 'article')
  const wanted = [
    ['home', 'home'],
    ...articles.map((route) => ['policy', route.params?.slug ?? route.path]),
    ...supportKinds.map((kind) => ['request-kind', kind.toLowerCase()]),
    ['request-topic', 'other'],
  ] as [string, string][]
  return wanted
    .filter(([kind, slug]) => !slugsOf(rows, kind).includes(slug))
    .map(([kind, slug]) => ({
      path: pathOf(kind, slug),
      field: '',
      reason: 'A page needs this file',
    }))
}

/** A kind is the prefix of its references: what is no prefix cannot be stored. */
function checkRequestKinds(rows: readonly EntryRow[]): Problem[] {
  const prefixes: readonly string[] = supportKinds
  return slugsOf(rows, 'request-kind')
    .filter((slug) => !prefixes.includes(slug.toUpperCase()))
    .map((slug) => ({
      path: pathOf('request-kind', slug),
      field: '',
      reason: `No reference begins with "${slug.toUpperCase()}"`,
    }))
}

/** An address with an anchor leads to the same place in both languages. */
function checkHeadings(rows: readonly EntryRow[]): Problem[] {
  return slugsOf(rows, 'policy')
    .filter((slug) => {
      const [first, second] = rows
        .filter((row) => row.kind === 'policy' && row.slug === slug)
        .map((row) => headingIds(bodyBlocks(row)).join(' '))
      return first !== second
    })
    .map((slug) => ({
      path: pathOf('policy', slug),
      field: 'body',
      reason: 'The headings of the two languages differ in their ids or order',
    }))
}

function slugsOf(rows: readonly EntryRow[], kind: string): string[] {
  return rows.filter((row) => row.kind === kind && row.locale === 'ar').map((row) => row.slug)
}

function pathOf(kind: string, slug: string): string {
  return `${kind}/${slug}.yaml`
}
