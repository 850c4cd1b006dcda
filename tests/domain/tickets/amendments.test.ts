import { describe, expect, it } from 'vitest'
import {
  amendmentKindOf,
  amendmentsOf,
  answerItself,
  isAmendable,
  lastAnswer,
  replacementOf,
  standingTexts,
} from '#domain/tickets/amendments'
import { statuses } from '#domain/tickets/status'

const answer = 4
/** A supplement, a correction of the answer, one of the supplement, and one of an earlier answer. */
const amendments = [
  { sequence: 1, answer: 2, replaces: answerItself },
  { sequence: 2, answer, replaces: null },
  { sequence: 3, answer, replaces: answerItself },
  { sequence: 4, answer, replaces: 2 },
]

describe('the amendments of an answer', () => {
  it('exist for answered and closed tickets alone', () => {
    expect(statuses.filter(isAmendable)).toEqual(['answered', 'closed'])
  })

  it('are supplements, or corrections of a text', () => {
    expect(amendments.map(amendmentKindOf)).toEqual([
      'correction',
      'supplement',
      'correction',
      'correction',
    ])
  })

  it('are those of this answer, oldest first', () => {
    const own = amendmentsOf(answer, amendments.toReversed())
    expect(own.map(({ sequence }) => sequence)).toEqual([2, 3, 4])
  })

  it('leave standing what no correction has replaced', () => {
    expect(standingTexts(answer, [])).toEqual([answerItself])
    expect(standingTexts(answer, amendments.slice(0, 2))).toEqual([answerItself, 2])
    expect(standingTexts(answer, amendments)).toEqual([3, 4])
    expect(replacementOf({ answer, text: 2 }, amendments)?.sequence).toBe(4)
    expect(replacementOf({ answer, text: 3 }, amendments)).toBeNull()
  })

  it('belong to the last answer, in whatever order the events come', () => {
    const history = [
      { sequence: 2, status: 'answered' },
      { sequence: 5, status: 'closed' },
      { sequence: answer, status: 'answered' },
    ] as const
    expect(lastAnswer(history)?.sequence).toBe(answer)
    expect(lastAnswer(history.toReversed())?.sequence).toBe(answer)
    expect(lastAnswer([])).toBeNull()
  })
})
