/** Questions on one page of a list (decision 18). */
export const questionsAtOnce = 10

/**
 * Where a question stands among those of its category, with its anchor: `at` is its place there,
 * from 0.
 */
export function questionPath(category: string, at: number, slug: string): string {
  const page = Math.floor(at / questionsAtOnce) + 1
  return `/faq?category=${category}${page > 1 ? `&page=${page}` : ''}#${slug}`
}
