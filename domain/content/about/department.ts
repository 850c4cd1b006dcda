import * as v from 'valibot'
import { slug } from '../fields'

const ranks = ['board', 'executive', 'office', 'sector', 'department'] as const

/** A department; title: its name, summary: its duties. */
export const department = v.strictObject({
  /** Slug of the department above it; null for the board only. */
  parent: v.nullable(slug),
  rank: v.picklist(ranks),
})
