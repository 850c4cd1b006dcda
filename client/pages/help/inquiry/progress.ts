import type { TicketView } from '#domain/forms/ticket-view'
import { type Status, stages } from '#domain/tickets/status'

export interface ProgressStep {
  status: Status
  state: 'done' | 'now' | 'next'
}

const waiting: readonly Status[] = ['needs_information', 'referred']

function isStage(status: Status): status is (typeof stages)[number] {
  return stages.some((stage) => stage === status)
}

/** Regular stages, with the stage in which a ticket waits inserted after the review. */
function stagesOf(status: Status): Status[] {
  if (!waiting.includes(status)) return [...stages]
  return stages.flatMap((stage) => (stage === 'in_review' ? [stage, status] : [stage]))
}

/**
 * Progress of a ticket. A ticket that ended outside of the regular stages shows the stages it
 * passed and its final status.
 */
export function progressOf({
  status,
  events,
}: Pick<TicketView, 'status' | 'events'>): ProgressStep[] {
  if (!isStage(status) && !waiting.includes(status)) {
    const passed = stages.filter(
      (stage) => stage === 'received' || events.some((event) => event.status === stage),
    )
    const done = passed.map((stage): ProgressStep => ({ status: stage, state: 'done' }))
    return [...done, { status, state: 'now' }]
  }
  const steps = stagesOf(status)
  const current = steps.indexOf(status)
  const stateAt = (index: number) => (index === current ? 'now' : index < current ? 'done' : 'next')
  return steps.map((step, index) => ({ status: step, state: stateAt(index) }))
}
