import * as v from 'valibot'
import { requiredText } from '../fields'

/** An annual figure; title: the achievement. */
export const achievement = v.strictObject({
  /** `ruler` is shown as `blocks`; content of the deployment before has it. */
  chart: v.picklist(['ruler', 'waffle', 'blocks', 'dots', 'arc', 'stars']),
  value: v.pipe(v.number(), v.minValue(0)),
  sign: v.picklist(['', '+', '%']),
  unit: v.nullable(requiredText),
  chartLabel: requiredText,
  note: requiredText,
})
