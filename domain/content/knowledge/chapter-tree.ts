/** A chapter's address inside its book: `needs/estimating` stands below `needs`. */
interface Placed {
  path: string
}

/** Where a chapter stands in its book. */
export interface Position {
  /** `2.1` is the first chapter below the second. */
  number: string
  /** 0 for those that stand below no other. */
  depth: number
}

/** The address of the chapter above another, or null at the top of the book. */
export function parentPath(path: string): string | null {
  const end = path.lastIndexOf('/')
  return end < 0 ? null : path.slice(0, end)
}

/** The addresses above a chapter, the highest first. */
export function pathsAbove(path: string): string[] {
  const parent = parentPath(path)
  return parent === null ? [] : [...pathsAbove(parent), parent]
}

/** Chapters in the order they are read, each with its number; a chapter stands after the one above it. */
export function numberChapters<T extends Placed>(chapters: readonly T[]): (T & Position)[] {
  const below = new Map<string | null, number>()
  const numbers = new Map<string, string>()
  return chapters.map((chapter) => {
    const parent = parentPath(chapter.path)
    const count = (below.get(parent) ?? 0) + 1
    below.set(parent, count)
    const above = parent === null ? undefined : numbers.get(parent)
    const number = above === undefined ? String(count) : `${above}.${count}`
    numbers.set(chapter.path, number)
    return { ...chapter, number, depth: pathsAbove(chapter.path).length }
  })
}

/** The chapters read right before and right after one; null when the book has no such chapter. */
export function neighboursOf<T extends Placed>(
  chapters: readonly T[],
  path: string,
): { previous: T | null; next: T | null } | null {
  const at = chapters.findIndex((chapter) => chapter.path === path)
  if (at < 0) return null
  return { previous: chapters[at - 1] ?? null, next: chapters[at + 1] ?? null }
}

export type Branch<T> = T & { below: Branch<T>[] }

/** Chapters in the order they are read as the tree they stand in. */
export function nestChapters<T extends Placed>(chapters: readonly T[]): Branch<T>[] {
  const known = new Map<string, Branch<T>>()
  const top: Branch<T>[] = []
  for (const chapter of chapters) {
    const branch = { ...chapter, below: [] }
    const parent = parentPath(chapter.path)
    const above = parent === null ? undefined : known.get(parent)
    const list = above ? above.below : top
    list.push(branch)
    known.set(chapter.path, branch)
  }
  return top
}

interface Ordered extends Placed {
  order: number
}

interface Disorder<T> {
  chapter: T
  field: 'path' | 'order'
  reason: string
}

/** What keeps the chapters of one book from being read one after the other as a tree. */
export function findDisorder<T extends Ordered>(chapters: readonly T[]): Disorder<T>[] {
  const read = chapters.toSorted((a, b) => a.order - b.order)
  return read.flatMap((chapter, at) => {
    const { path, order } = chapter
    const before = read.slice(0, at)
    const parent = parentPath(path)
    const last = before.at(-1)
    const found = (field: 'path' | 'order', reason: string) => [{ chapter, field, reason }]
    if (before.some((one) => one.path === path)) return found('path', 'The book has it already')
    if (parent !== null && !chapters.some((one) => one.path === parent)) {
      return found('path', `No chapter stands at "${parent}"`)
    }
    if (last?.order === order) return found('order', `"${last.path}" has the same`)
    const isBelowLast = parent === null || `${last?.path}/`.startsWith(`${parent}/`)
    return isBelowLast ? [] : found('order', `It is not read right after what is in "${parent}"`)
  })
}
