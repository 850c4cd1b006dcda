import * as v from 'valibot'
import { text } from '../fields'
import { person } from './person'

/** A member of the board. */
export const member = v.strictObject({ ...person, role: text })
