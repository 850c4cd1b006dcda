import * as v from 'valibot'
import { month } from '../fields'

/** A measured commitment; summary: the method, results: oldest first. */
export const serviceLevel = v.strictObject({
  aim: v.picklist(['at-least', 'at-most']),
  target: v.number(),
  unit: v.picklist(['percent', 'days', 'minutes']),
  results: v.pipe(
    v.array(v.strictObject({ month, value: v.pipe(v.number(), v.minValue(0)) })),
    v.minLength(1),
  ),
})

/** True if a value meets the target. */
export function isKept(aim: 'at-least' | 'at-most', target: number, value: number): boolean {
  return aim === 'at-least' ? value >= target : value <= target
}
