import { workingDaysToReply } from '../tickets/status'
import type { DayCounter } from './day-counter'

/** Tickets that arrived and were replied to on the same days; days are numbers (day-counter). */
export interface ReplyGroup {
  received: number
  replied: number
  /** An id of `staff`; null for a reply without one. */
  actor: string | null
  /** Times in which the ticket waited for its sender, as `from:to,…`; null for none. */
  waits: string | null
  total: number
}

/** Replies on a day that took the same number of working days. */
export interface Reply {
  day: number
  days: number
  actor: string | null
  total: number
}

/** Durations from this number of working days on are counted together. */
const longDays = 6

/** Working days from receipt to reply, without those of waiting for the sender. */
export function timeReplies(groups: readonly ReplyGroup[], counter: DayCounter): Reply[] {
  return groups.map(({ received, replied, actor, waits, total }) => {
    const waited = (waits?.split(',') ?? []).map((wait) => {
      const [from = 0, to = 0] = wait.split(':').map(Number)
      return counter.between(Math.max(from, received), Math.min(to, replied))
    })
    const days = counter.between(received, replied) - waited.reduce((sum, one) => sum + one, 0)
    return { day: replied, days: Math.max(0, days), actor, total }
  })
}

/** Numbers of replies by working days, the last for `longDays` and more. */
export function countByDuration(replies: readonly Reply[]): number[] {
  const counts = new Array<number>(longDays + 1).fill(0)
  for (const { days, total } of replies) {
    const at = Math.min(days, longDays)
    counts[at] = (counts[at] ?? 0) + total
  }
  return counts
}

/**
 * The least number of working days within which a share of the replies was sent (nearest rank); null
 * without replies.
 */
export function quantile(replies: readonly Reply[], share: number): number | null {
  const sorted = replies.toSorted((a, b) => a.days - b.days)
  const all = totalOf(sorted)
  // A share such as 0.9 of 10 must not become 9.000000000000002.
  const rank = Math.max(1, Math.ceil(Number((all * share).toFixed(6))))
  let seen = 0
  for (const { days, total } of sorted) {
    seen += total
    if (seen >= rank) return days
  }
  return null
}

/** The middle reply; the shorter of the two middle ones of an even number; null without replies. */
export const lowerMedian = (replies: readonly Reply[]) => quantile(replies, 0.5)
/** Working days within which nine of ten replies were sent. */
export const nineOfTen = (replies: readonly Reply[]) => quantile(replies, 0.9)

export function totalOf(groups: readonly { total: number }[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0)
}

/** Number of replies within the promised working days. */
export function countWithin(replies: readonly Reply[]): number {
  return totalOf(replies.filter(({ days }) => days <= workingDaysToReply))
}
