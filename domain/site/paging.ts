/** How far a list looks beyond the page shown: how many records there are in all is never counted. */
const pagesAhead = 10

/** How much a page of a list holds (decision 18). */
export const listed = { cards: 12, rows: 10 } as const

export interface Paging {
  page: number
  /** The last page there is, or the farthest one that was looked for. */
  last: number
  /** Whether pages stand beyond `last`. */
  open: boolean
}

/** The page a query asks for: 1 when it names none, null when it names none that could stand. */
export function readPage(value: string | null | undefined): number | null {
  if (value === null || value === undefined) return 1
  // A page is found by counting to it: farther than this nobody reads, and a search would help more.
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null
}

/** Records to look for from a page's first one on, to know the pages ahead of it. */
export function lookAhead(size: number): number {
  return size * pagesAhead + 1
}

/**
 * Where a page stands, from how many records were found from its first one on (at most
 * `lookAhead`); null beyond the end. The first page of an empty list stands.
 */
export function pagingOf(page: number, size: number, found: number): Paging | null {
  if (found <= 0 && page > 1) return null
  const ahead = Math.min(Math.max(Math.ceil(found / size), 1), pagesAhead)
  return { page, last: page + ahead - 1, open: found >= lookAhead(size) }
}

/** The numbers to offer: the first page, the neighbours, and the last one where it is known. */
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
