import type { Status } from './status'

/**
 * What is written about an answer after it was sent. A supplement stands below the answer; a
 * correction takes the place of the answer or of one of its amendments. The former text is kept and
 * marked as replaced, for staff and for the sender alike: it has reached the sender, who may have
 * acted on it, and an authority that changed its own letter without a trace could not be held to it.
 */
export const amendmentKinds = ['supplement', 'correction'] as const
export type AmendmentKind = (typeof amendmentKinds)[number]

/** Place of an amendment: the event of its answer, and what it replaces there. */
export interface AmendmentPlace {
  sequence: number
  /** Sequence of the event of the answer. */
  answer: number
  /** Sequence of the amendment that it corrects, `answerItself` for the answer; null for none. */
  replaces: number | null
}

/** Stands for the text of the answer where the others are named by their sequence. */
export const answerItself = 0

export function amendmentKindOf({ replaces }: Pick<AmendmentPlace, 'replaces'>): AmendmentKind {
  return replaces === null ? 'supplement' : 'correction'
}

/** True if the ticket has an answer that may be supplemented or corrected. */
export function isAmendable(status: Status): boolean {
  return status === 'answered' || status === 'closed'
}

/** The event of the last answer, of events in any order; null for none. */
export function lastAnswer<E extends { sequence: number; status: Status }>(
  events: readonly E[],
): E | null {
  const answers = events.filter(({ status }) => status === 'answered')
  return answers.toSorted((one, other) => other.sequence - one.sequence)[0] ?? null
}

/** The amendments of an answer, oldest first. */
export function amendmentsOf<A extends AmendmentPlace>(
  answer: number,
  amendments: readonly A[],
): A[] {
  return amendments
    .filter((one) => one.answer === answer)
    .toSorted((one, other) => one.sequence - other.sequence)
}

/** The correction that took the place of a text of an answer; null while it stands. */
export function replacementOf<A extends AmendmentPlace>(
  { answer, text }: { answer: number; text: number },
  amendments: readonly A[],
): A | null {
  return amendments.find((one) => one.answer === answer && one.replaces === text) ?? null
}

/** The texts of an answer that stand: `answerItself` or sequences of amendments, oldest first. */
export function standingTexts(answer: number, amendments: readonly AmendmentPlace[]): number[] {
  const texts = [answerItself, ...amendmentsOf(answer, amendments).map(({ sequence }) => sequence)]
  return texts.filter((text) => replacementOf({ answer, text }, amendments) === null)
}
