import type { Body } from '#domain/content/kinds'
import { findChapterProblems } from '#domain/content/knowledge/chapter-tree'
import type { ContentProblem, EntryRow } from './content-problem'

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
