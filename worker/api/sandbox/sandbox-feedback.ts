import { findDigest, spendKey } from '#db/submissions/idempotency-keys'
import { type FeedbackContext, hashOfKey } from '../../feedback/record-feedback'
import type { FeedbackSandbox } from '../write/receive-feedback'
import { sandboxKey } from './sandbox-keys'

type Count = FeedbackSandbox['count']

interface Tallies {
  yes?: number
  no?: number
  count?: number
  average?: number
}

/** Adds a vote to the counts of its page; those that could not be read stay unknown. */
const countVote: Count = (form, outcome, sent) => {
  if (outcome.kind !== 'noted') return outcome
  const tally = outcome.tally as Tallies | undefined
  if (form === 'feedback' && tally) {
    const { yes = 0, no = 0 } = tally
    const isYes = sent.answer === 'yes'
    return { ...outcome, tally: { yes: yes + Number(isYes), no: no + Number(!isYes) } }
  }
  if (form !== 'rating') return outcome
  const { count = 0, average = 0 } = tally ?? {}
  const sum = average * count + Number(sent.score)
  return { ...outcome, tally: { count: count + 1, average: sum / (count + 1) } }
}

/** Feedback of the sandbox: its key and a digest of its content are remembered for a day, no more. */
export function sandboxFeedback(c: FeedbackContext): FeedbackSandbox {
  const { primary, now } = c.get('ctx')
  return {
    storeKey: async ({ key, digest }) => {
      const own = { key: sandboxKey(key), digest }
      const isNew = await spendKey(primary, own, now)
      const isSame = isNew || (await findDigest(primary, own.key)) === digest
      return isSame ? 'noted' : 'differs'
    },
    isKnown: async (_, key) => {
      const known = await findDigest(primary, sandboxKey(await hashOfKey(c, key)))
      return known !== null
    },
    count: countVote,
  }
}
