import * as v from 'valibot'
import { slug } from '../fields'

const ranks = ['board', 'executive', 'office', 'sector', 'department'] as const

/** A unit of the organisation; the title is its name, the summary what it does. */
export const unit = v.strictObject({
  /** Whom it answers to; only the board answers to nobody. */
  parent: v.nullable(slug),
  rank: v.picklist(ranks),
})
