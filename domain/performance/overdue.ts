import type { DayCounter } from './day-counter'

/** Tickets that the authority had to act on from one day to another; days are numbers. */
export interface ActiveSpan {
  from: number
  /** Day of the reply, or of another end. */
  to: number
  total: number
}

/** Tickets that it has to act on now, by the day a reply is due. */
export interface DueGroup {
  due: number
  total: number
}

/** Numbers of overdue tickets at the end of each day from `first` to `last`. */
export function countOverdue(
  { ended, open }: { ended: readonly ActiveSpan[]; open: readonly DueGroup[] },
  { first, last }: { first: number; last: number },
  counter: DayCounter,
): number[] {
  const changes = new Array<number>(last - first + 2).fill(0)
  const add = (from: number, before: number, total: number) => {
    const [start, end] = [Math.max(from, first) - first, Math.min(before, last + 1) - first]
    if (start >= end) return
    changes[start] = (changes[start] ?? 0) + total
    changes[end] = (changes[end] ?? 0) - total
  }
  for (const { from, to, total } of ended) add(counter.dueAfter(from) + 1, to, total)
  for (const { due, total } of open) add(due + 1, last + 1, total)
  let overdue = 0
  return changes.slice(0, -1).map((change) => {
    overdue += change
    return overdue
  })
}
