/** Page size of the list of questions. */
export const questionsPerPage = 10

/** URL of a question with its anchor; `at` is its index in its category, from 0. */
export function questionPath(category: string, at: number, slug: string): string {
  const page = Math.floor(at / questionsPerPage) + 1
  return `/faq?category=${category}${page > 1 ? `&page=${page}` : ''}#${slug}`
}
