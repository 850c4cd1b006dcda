import * as v from 'valibot'
import { text } from './fields'

/** A success story, led by its figure. */
export const story = v.strictObject({ figure: text, entity: text })
