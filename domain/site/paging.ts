/** Pages to look ahead; the total number of records is never counted. */
const pagesAhead = 10

/** Page sizes. */
export const listed = { cards: 12, rows: 10 } as const

export interface Paging {
  page: number
  /** Last known page: the last one, or the end of the look-ahead. */
  last: number
  /** True if there are pages after `last`. */
  open: boolean
}

/** Parses the query `page`: 1 if it is absent, null if it is not an integer from 1 to 999. */
export function readPage(value: string | null | undefined): number | null {
  if (value === null || value === undefined) return 1
  // OFFSET reads every skipped record; the limit bounds that cost.
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null
}

/** Number of records to count from the first one of a page. */
export function lookAhead(size: number): number {
  return size * pagesAhead + 1
}

/**
 * Paging from the number of records found from the page's first one on (at most `lookAhead`); null
 * beyond the end. The first page of an empty list exists.
 */
export function pagingOf(page: number, size: number, found: number): Paging | null {
  if (found <= 0 && page > 1) return null
  const ahead = Math.min(Math.max(Math.ceil(found / size), 1), pagesAhead)
  return { page, last: page + ahead - 1, open: found >= lookAhead(size) }
}

/** The items of one page of a whole list, with its paging; null beyond the end. */
export function takePage<T>(all: readonly T[], page: number, size: number) {
  const from = (page - 1) * size
  const paging = pagingOf(page, size, all.length - from)
  return paging && { items: all.slice(from, from + size), paging }
}

/** Page numbers to link: the first, the neighbours, and the last if it is known. */
export function pageNumbers({ page, last, open }: Paging): (number | 'gap')[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2]
  const numbers = [1, ...near, ...(open ? [] : [last])]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b)
  return [...new Set(numbers)].flatMap((number, at, all) => {
    const before = all[at - 1] ?? 0
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
