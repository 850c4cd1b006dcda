/** Path of a chapter in its book: `needs/estimating` is below `needs`. */
interface HasPath {
  path: string
}

export interface ChapterPosition {
  /** `2.1` is the first chapter below the second. */
  number: string
  /** 0 at the top level. */
  depth: number
}

/** Path of the parent chapter; null at the top level. */
export function parentPath(path: string): string | null {
  const end = path.lastIndexOf('/')
  return end < 0 ? null : path.slice(0, end)
}

/** Paths of all ancestors, topmost first. */
export function pathsAbove(path: string): string[] {
  const parent = parentPath(path)
  return parent === null ? [] : [...pathsAbove(parent), parent]
}

/** Numbers chapters given in reading order, in which each follows its parent. */
export function numberChapters<T extends HasPath>(chapters: readonly T[]): (T & ChapterPosition)[] {
  const below = new Map<string | null, number>()
  const numbers = new Map<string, string>()
  return chapters.map((chapter) => {
    const parent = parentPath(chapter.path)
    const count = (below.get(parent) ?? 0) + 1
    below.set(parent, count)
    const parentNumber = parent === null ? undefined : numbers.get(parent)
    const number = parentNumber === undefined ? String(count) : `${parentNumber}.${count}`
    numbers.set(chapter.path, number)
    return { ...chapter, number, depth: pathsAbove(chapter.path).length }
  })
}

/** Neighbours of a chapter in reading order; null if the book has no such chapter. */
export function neighboursOf<T extends HasPath>(
  chapters: readonly T[],
  path: string,
): { previous: T | null; next: T | null } | null {
  const at = chapters.findIndex((chapter) => chapter.path === path)
  if (at < 0) return null
  return { previous: chapters[at - 1] ?? null, next: chapters[at + 1] ?? null }
}

export type Branch<T> = T & { below: Branch<T>[] }

/** Builds the tree of chapters given in reading order. */
export function nestChapters<T extends HasPath>(chapters: readonly T[]): Branch<T>[] {
  const branches = new Map<string, Branch<T>>()
  const roots: Branch<T>[] = []
  for (const chapter of chapters) {
    const branch = { ...chapter, below: [] }
    const parent = parentPath(chapter.path)
    const parentBranch = parent === null ? undefined : branches.get(parent)
    const list = parentBranch ? parentBranch.below : roots
    list.push(branch)
    branches.set(chapter.path, branch)
  }
  return roots
}

interface OrderedChapter extends HasPath {
  order: number
}

interface ChapterProblem<T> {
  chapter: T
  field: 'path' | 'order'
  reason: string
}

/** Problems that prevent the chapters of a book from forming a tree in reading order. */
export function findChapterProblems<T extends OrderedChapter>(
  chapters: readonly T[],
): ChapterProblem<T>[] {
  const sorted = chapters.toSorted((a, b) => a.order - b.order)
  return sorted.flatMap((chapter, at) => {
    const { path, order } = chapter
    const preceding = sorted.slice(0, at)
    const parent = parentPath(path)
    const last = preceding.at(-1)
    const report = (field: 'path' | 'order', reason: string) => [{ chapter, field, reason }]
    if (preceding.some((one) => one.path === path))
      return report('path', 'Another chapter of the book has this path')
    if (parent !== null && !chapters.some((one) => one.path === parent)) {
      return report('path', `There is no chapter "${parent}"`)
    }
    if (last?.order === order) return report('order', `Chapter "${last.path}" has the same order`)
    const isBelowLast = parent === null || `${last?.path}/`.startsWith(`${parent}/`)
    return isBelowLast
      ? []
      : report('order', `The chapter does not directly follow the chapters of "${parent}"`)
  })
}
