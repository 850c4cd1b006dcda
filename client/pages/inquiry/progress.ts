import type { InquiryResult } from '#domain/forms/personal-state'
import { type Status, stages } from '#domain/tickets/status'

export interface Step {
  status: Status
  state: 'done' | 'now' | 'next'
}

const aside: readonly Status[] = ['needs_information', 'referred']

function isStage(status: Status): status is (typeof stages)[number] {
  return stages.some((stage) => stage === status)
}

/** The straight way, with where a request waits outside it set in after the review. */
function wayOf(status: Status): Status[] {
  if (!aside.includes(status)) return [...stages]
  return stages.flatMap((stage) => (stage === 'in_review' ? [stage, status] : [stage]))
}

/**
 * How far a request has come. One that ended off the straight way shows the stages it passed and its
 * own end, because nothing comes after.
 */
export function progressOf({ status, events }: Pick<InquiryResult, 'status' | 'events'>): Step[] {
  if (!isStage(status) && !aside.includes(status)) {
    const passed = stages.filter(
      (stage) => stage === 'received' || events.some((event) => event.status === stage),
    )
    const done = passed.map((stage): Step => ({ status: stage, state: 'done' }))
    return [...done, { status, state: 'now' }]
  }
  const way = wayOf(status)
  const at = way.indexOf(status)
  const stateAt = (index: number) => (index === at ? 'now' : index < at ? 'done' : 'next')
  return way.map((step, index) => ({ status: step, state: stateAt(index) }))
}
